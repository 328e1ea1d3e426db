### Что говорит бот.

## Столы и места

table-moved-on = За столом уже сделали другой ход. Вот что там сейчас.
table-unknown-cards = За этим столом играют своими картами ({ $game }), а файла с ними здесь нет. Вернуть его может тот, кто держит бота.
table-unknown-game = Игры «{ $game }» здесь нет. Выберите из списка в /стол новый.
table-unknown-option = У этой игры нет варианта «{ $option }». Выберите из списка в /стол новый.
table-size = В эту игру играют от { $least } до { $most } человек, а не { $n }.
table-automas = Кроме вас, здесь есть место только для { $most ->
    [one] { $most } бота
   *[other] { $most } ботов
}, а не { $n }.
table-no-such-seat = «{ $seat }» здесь нет. За столом: { $names }.
table-no-closeup = В этой игре лучше всего смотреть сам стол: /доска без параметра «место».
table-gone = Такого стола больше нет. Список столов: /стол список.
table-none = Здесь нет столов, и вы нигде не играете. Открыть стол: /стол новый.
table-full = Свободных мест нет (всего { $n }). Открыть другой стол: /стол новый.
table-begun = Игра уже идёт. Открыть другой стол: /стол новый.
table-not-begun = Игра ещё не началась. Кнопку «Начать» нажимает тот, кто открывал стол.
table-finished = Эта игра окончена. Открыть новый стол: /стол новый.
table-ended = Этот стол закрыт. Открыть новый: /стол новый.
table-seated = Вы уже за этим столом.
table-not-yours = Вы здесь не играете, за столом { $names }. Смотреть: /доска; открыть свой стол: /стол новый.
table-opener = Начать игру может только { $who }: это хозяин стола.
table-too-few = Пока за столом { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}, а нужно не меньше { $least }. Позовите кого-нибудь или добавьте бота.
table-delay = Выберите задержку от 0 до { $most } секунд, например 30-180. При 0-0 поручения исполняются сразу.
table-no-orders = В этой игре нет поручений боту, задержка не нужна.

table-which-game = Для этих параметров нужна игра: выберите её в параметре «игра». Без неё /стол новый спрашивает обо всём по шагам.

notice-invite = Позвать игроков
notice-invited = Приглашены: { $names }
notice-see = Чем закончилось
notice-how = Как играть
notice-learn = Научиться играя
notice-begins = Все места заняты ({ $n }) — игра начинается сама.
notice-call = { $who }, за столом № { $number } заняты все места ({ $n }): нажмите «Начать». С { $time } начать может любой за столом.
invite-call = { $names }: { $who } зовёт вас в игру **{ $title }** · № { $number }.
invite-known = Эти люди уже приглашены или сидят за столом.
invite-nobody = Упомяните тех, кого хотите позвать, например @Анна.
invite-bot = { $who } — бот Discord. Добавьте вместо него игрока-бота.
invite-unseen = { $who } не видит этот канал, поэтому пригласить сюда нельзя.
table-invited = За один стол можно позвать не больше { $n } человек.
invite-enough = За час можно позвать не больше { $n } человек. Через { $minutes } мин. можно звать ещё.
table-not-over = Эта игра ещё не окончена.
place-direct = в личных сообщениях
code-call = { $who } зовёт в игру **{ $title }** — в личных сообщениях. Нажмите «Сесть» или наберите команду.
code-how = Игра приходит в личных сообщениях. Если ничего не пришло, играйте командами /ход, /карты и /доска.
code-unknown = Такой код не действует: в нём опечатка, его срок истёк или игра уже началась. Спросите у друга новый.
code-wait = Слишком много неверных кодов. Попробуйте ещё раз через { $minutes } мин.
code-none = У этого стола нет кода: он в канале, и сесть может любой, кто видит канал.
code-opener = Новый код выдаёт только { $who }: это хозяин стола.
direct-enough = Вы уже открыли столько столов в личных сообщениях, сколько можно: { $n }. Доиграйте один из них или закройте: /стол закрыть.
direct-players = Упомянуть здесь никого нельзя. Откройте стол и передайте друзьям его код.
direct-replace = За столом в личных сообщениях место нельзя передать другому. Команда /стол сдаться отдаёт его боту.
direct-closed = { $name } не принимает мои личные сообщения — сообщите о ходе сами.
again-opened = Стол № { $number } открыт: { $place }. Остальные приглашены, игра начнётся, когда все сядут.
again-joined = Вы за столом № { $number }: { $place }. Игра начнётся, когда все сядут.
again-there = Вы играете снова за столом № { $number }: { $place }.
button-again = Ещё раз
button-swap = Поменяться местами
button-share = Квадратная картинка
share = **{ $title }** · картинка партии, чтобы показать где угодно
option-players = Кого позвать: упомяните, например @Анна
option-living = Одна доска, которая обновляется на месте, а не пост на каждый ход
option-begin = Когда начинается игра
option-setup-each = Сколько столов одновременно может быть у одного человека; 0 — без ограничений
begin-opener = когда вы её начнёте
begin-full = сама, как только заняты все места
setup-each = • Столов на человека одновременно: не больше { $n }
setup-each-unlimited = • Столов на человека: сколько угодно
server-enough = Ваших столов здесь уже { $n }, больше на этом сервере нельзя. Доиграйте или закройте один: /стол закрыть. Предел меняют управляющие сервером: /сервер каждому:.

wizard-title = **Новый стол** — выберите, что нужно, и откройте его.
wizard-players = Кто играет
wizard-seats = { $size ->
    [one] { $size } игрок
    [few] { $size } игрока
   *[other] { $size } игроков
}: вы{ $automas ->
    [0] {""}
    [one] , { $automas } бот
    [few] , { $automas } бота
   *[other] , { $automas } ботов
}{ $free ->
    [0] {""}
    [one] , { $free } свободное место
    [few] , { $free } свободных места
   *[other] , { $free } свободных мест
}
wizard-free = свободно
wizard-rules = Домашние правила
wizard-still = Без анимации
wizard-more = Ещё настройки
wizard-undo = Какие ходы можно отменить
wizard-absent = Если игрок долго не ходит
wizard-patience = Через сколько часов считать игрока отсутствующим
wizard-open = Открыть стол
wizard-start = Начать игру
wizard-opened = Стол № { $number } открыт: { $place }.
wizard-started = Игра за столом № { $number } началась: { $place }.

notice-automa = { $name } (бот, { $level })
notice-add = Добавить бота
post-automas = -# Боты: { $listed }
post-automa = { $name } ({ $level })
notice-open = Занято мест: { $seated } из { $size }. Для начала нужно { $least ->
    [one] { $least } игрок
    [few] { $least } игрока
   *[other] { $least } игроков
}.
notice-full = Все места заняты ({ $n }) — начать игру может { $who }.
notice-begun = Игра идёт: { $place }.
notice-begun-here = Игра идёт.
notice-over-here = Игра окончена.
notice-code = Другу нужно написать мне **/стол сесть код:{ $code }**. Срок кода истекает { $time }.
notice-add-me = Если друг меня ещё не добавил, пусть сначала сделает это здесь: { $link }
notice-over = Игра окончена — смотрите { $place }.
notice-delay = Поручения исполняются через { $least }–{ $most } с.
notice-hasty = Поручения исполняются { $most ->
    [0] сразу
   *[other] через { $least }–{ $most } с
}: скорость может их выдать.

status-open = занято мест: { $seated } из { $size }
status-running = игра идёт
status-paused = пауза
status-finished = игра окончена
status-ended = стол закрыт
listed-number = № { $number }

seating-joined = Вы в игре!
seating-left = Вы ушли из-за стола.
seating-automa = Подсаживается бот.
seating-begun = Игра начинается!

seating-first = Сначала сядьте за стол, а начать игру сможет тот, кто его открыл.

which-table = Какой стол?

## Подсказки и разборы

review-unfinished = Эта партия ещё не закончена.
review-progress = Просматриваю партию: { $n } %.
review-none = Переломных моментов не было: ни один ход заметно не меняет шансы.
review-point = **{ $title }** · переломный момент { $n } из { $of } · ход { $ply } из { $last }
review-own = Ваши шансы на победу: до хода { $before } из 100, после хода { $after }.
review-chances = { $who }, шансы на победу: до хода { $before } из 100, после хода { $after }.
review-better = Лучший ход здесь ({ $who }): **{ $move }**.
review-best = Лучшего хода не находится.

free-none = Сейчас нет ничего бесплатного.
hint-off = За этим столом подсказок нет: это выбирают в /стол новый, когда открывают стол.
hint-only = Выбирать почти не из чего: **{ $move }**.
hint-best = Лучший ход: **{ $move }**. С ним побеждают примерно в { $n ->
    [one] { $n } партии
   *[other] { $n } партиях
} из 100.
hint-second = На втором месте: **{ $move }**, примерно { $n } из 100.
hint-second-without = На втором месте: **{ $move }**, примерно { $n } из 100. У этого хода { $all ->
    [1] такого преимущества
   *[other] таких преимуществ
} нет.
hint-second-lacks = На втором месте: **{ $move }**, примерно { $n } из 100. Чего у него нет:

## Боты

automa-level-easy = лёгкий
automa-level-regular = обычный
automa-level-strong = сильный
automa-hint-easy = Играет по привычке и ошибается, как новичок
automa-hint-regular = Думает наперёд
automa-hint-strong = Думает дольше, обыграть его трудно
character-cog = играет как по учебнику
character-rivet = любит риск
character-spring = берёт всё сразу
character-piston = любит удивлять
character-brass = играет вдолгую
character-flywheel = не рискует
character-ratchet = набирает очки, пока другие строят планы
character-gasket = ничего не оставляет на волю случая
character-sprocket = идёт ва-банк
character-pendulum = выжидает, а потом бьёт
character-bobbin = пробует то, чего не делает никто
character-lever = верит в проверенное

## Кнопки

button-join = Сесть
button-leave = Встать
button-automa = Добавить бота
button-start = Начать
button-code = Новый код
button-add-me = Добавить меня
button-play = Ходить
button-hint = Подсказка
button-free = Использовать всё бесплатное
button-review = Разбор
review-other = Перелом { $n }
button-hint-play = Сыграть так
button-hand = Мои карты
button-board = Стол
button-text = Текстом
button-record = Ходы
button-rules = Правила
button-change = Изменить
button-undo = Отменить
button-resign = Сдаться
button-end = Закрыть стол
button-export = Файлом
button-pause = Пауза
button-resume = Продолжить
button-withdraw = Отозвать

## Меню

menu-pick = Выберите
menu-pick-some = { $least ->
    [0] Выберите не больше { $most }
   *[other] { $most ->
        [1] Выберите одно
       *[other] { $exact ->
            [yes] Выберите { $most }
           *[no] { $least ->
                [1] Выберите одно или несколько, до { $most }
               *[other] Выберите от { $least } до { $most }
            }
        }
    }
}
menu-pick-between = { $first } – { $last }
menu-times = { $what } ×{ $n }
form-no-number = «{ $typed }» — не число от { $least } до { $most }.
form-unclear = Из этих чисел хода не получается.
menu-none = Ничего
menu-your-turn = **Ваш ход.**
menu-answered = **Принято.** Ответ можно менять, пока не ответили все.
menu-sure = **{ $move }** — подтверждаете?
menu-impossible = **{ $move }** — так нельзя. { $reason }
menu-confirm = Подтвердить
lay-here = Разместить здесь
lay-flip = Перевернуть
lay-refused = ✗ { $why }
what-button = Что это?
what-pick = Посмотреть другое
menu-back = Назад
play-understood = Пока так: `{ $notation }`
play-ambiguous = Это может означать несколько ходов: { $moves }{ $more ->
    [0] .
    *[other] {" "}и ещё { $more }.
}

## Приказы

order-ask = Уходите? Оставьте поручение: оно исполнится в ваш ход, и никто другой о нём не узнает.
order-left = Поручение сохранено. Отменить его можно кнопкой «Отозвать» или командой /поручения.
order-withdrawn = Поручение отозвано.
order-none = Поручения здесь нет: оно отозвано или уже исполнено.
order-stands = Ваше тайное поручение: **{ $order }**
order-coming = Ваше поручение скоро исполнится, если вы не сходите сами: **{ $order }**
order-over = Ваше поручение больше не действует. { $reason } Вот оно: **{ $order }**
order-amiss = Что-то сломалось.
order-unreadable = поручение из прежней версии
orders-title = **Ваши поручения.** Их видите только вы.
orders-none = Поручений нет. В некоторых играх их можно оставить, пока вы ждёте: кнопка «Ходить».
orders-withdraw = Отозвать поручение

## Отмена ходов, голосования, перерывы

undo-done = Ход отменён.
undo-asked = Это касается и других, поэтому я спрашиваю их. Ход отменится, если согласны все.
undo-never = За этим столом ходы не отменяют.
only-mover-undoes = Этот ход может отменить только { $who }.
undo-nothing = Отменять нечего: вы ещё не ходили.
undo-revealed = Отменить нельзя: после вашего хода открылась новая информация.
undo-older-rules = Ходы из прежней версии игры отменить нельзя.
order-taken-back = Вы отменили этот ход.
table-paused = Пауза. Продолжить игру: /стол продолжить.
table-not-paused = Стол не на паузе.
table-no-seat = За этим столом места с 1 по { $n }.
table-no-bot = { $who } — бот и играть не может.
table-patience = Выберите от 1 до { $most } часов.
which-table-option = У вас здесь несколько столов: выберите нужный в поле «стол».
post-paused = пауза; продолжить: `/стол продолжить`
act-taken-back = { $who } отменяет последний ход.
act-taken-back-agreed = { $who } отменяет ход с общего согласия.
act-handed = { $who } садится на место игрока { $was }.
act-handed-by-automa = { $who } садится на место бота.
act-handed-by-somebody = { $who } садится на освободившееся место.
act-handed-to-automa = На место игрока { $was } садится бот { $who }.
act-paused = Игра на паузе.
act-resumed = { $who } снимает паузу. Игра продолжается.
act-ended = Стол закрыт, игра не доиграна.
note-forced = { $who }: других ходов нет, игра идёт дальше сама.
note-stand-in = { $who } отсутствует: этот ход делает бот.
proposal-take-back = { $who } просит отменить свой последний ход и всё после него. Нужно согласие всех.
proposal-pause = { $who } предлагает паузу: никто не ходит, пока кто-нибудь её не снимет. Нужно согласие всех.
proposal-end = { $who } предлагает закрыть стол, не доиграв.
proposal-absent = { $who } не ходит уже { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}. Что делать? Решает большинство остальных; до тех пор { $who } ещё может сходить.
proposal-replace = { $who } предлагает замену: { $seat } → { $guest }.
proposal-majority = { $absent ->
    [none] Нужно согласие больше половины игроков.
    [remind] Нужно согласие больше половины игроков; кто отсутствует и молчит до конца срока, не в счёт.
   *[other] Нужно согласие больше половины игроков; отсутствующие не в счёт.
}
proposal-plays = На этом месте играет { $who }. Передать его может только сам игрок; остальные решают, лишь если он не ходит дольше, чем ждут за этим столом.
proposal-sat-here = Этот человек открыл стол или уже играл здесь на другом месте и может знать скрытое: занять это место ему нельзя.
proposal-your-seat = { $who }, речь о вашем месте. Сделайте ход или нажмите «Против», пока не вышел срок, и оно останется за вами.
proposal-handed-on = { $was }, вас долго не было, и остальные передали ваше место: теперь там играет { $who }.
proposal-offer = { $guest }, сыграете вместо игрока { $seat }?
seat-automa = бот
proposal-voters = Ещё голосуют: { $names }.
proposal-until = Срок: { $time }.
proposal-closed = Это уже решено.
proposal-not-yours = Вы в этом не голосуете.
proposal-not-proposed = Отозвать предложение может только тот, кто его внёс.
proposal-no-such-vote = Здесь такого варианта нет.
proposal-seated = Этот человек уже за столом.
votes-yes = За: { $names }.
votes-no = Против: { $names }.
votes-skip = Этот ход делает бот: { $names }.
votes-automa = Место займёт бот: { $names }.
votes-end = Закрыть стол: { $names }.
vote-withdraw = Отозвать
vote-yes = За
vote-no = Против
vote-skip = Пусть сходит бот
vote-automa = Пусть играет бот
vote-end = Закрыть стол
outcome-yes = Предложение принято.
outcome-no = Предложение не принято. Всё остаётся как есть.
outcome-skip = Этот ход делает бот.
outcome-automa = Место занимает бот.
outcome-end = Стол закрыт.
outcome-withdrawn = Отозвано. Всё остаётся как есть.
outcome-late = Время вышло. Всё остаётся как есть.
outcome-over = Игра ушла вперёд: решать больше нечего.
resign-sure = { $alone ->
    [yes] Других людей за столом нет, поэтому он закроется.
   *[no] За вас доиграет бот.
} Сдаться?
end-sure = { $how ->
    [alone] Стол закроется, и игра останется недоигранной.
    [managed] Вы управляете этим сервером, поэтому стол закроется сразу.
    [freely] Этот стол открыли вы, и никто другой ещё не ходил, поэтому он закроется сразу.
   *[vote] Я спрошу остальных. Нужно согласие больше половины игроков.
} Закрыть?
leaving-resigned = Вы сдались.
hand-given-up = Вы больше не играете за этим столом: ваше место занято.
leaving-ended = Стол закрыт.
leaving-paused = Пауза.
leaving-resumed = Игра продолжается.
leaving-asked = Вопрос задан за столом.
notice-hints-none = Подсказок нет.
notice-hints-all = Подсказку может попросить каждый.
notice-still = Анимации нет.
notice-living = Доска одна и обновляется на месте.
call-turn = { $names }, ваш ход.
call-see = К столу
wizard-living = Одна доска, обновляется на месте
notice-undo-none = Ходы не отменяются.
notice-undo-anything = Отменить можно любой ход, если все согласны.
notice-absent-vote = Если игрок не ходит { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}, остальные решают, что делать.
notice-absent-automatic = Если игрок не ходит { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}, за него ходит бот.

## Стол

post-over = игра окончена
post-thanks = Спасибо за игру, { $people }!
post-result = **{ $title }**: игра окончена, смотрите { $place }.
post-result-above = Итог — в сообщении выше.
post-nobody = Победителя нет.
post-earlier = … а перед этим ещё { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[other] { $n } строк
}: см. /ходы
post-more = … ещё { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[other] { $n } строк
}: см. /ходы
post-closed = { $name } не принимает личные сообщения; тайные карты покажет кнопка «Мои карты».

## Запись

record-title = **{ $title }** · ходы { $first }–{ $last } из { $ply }
record-empty = Ходов ещё нет.
record-unreadable = Эти ходы сделаны в прежней версии, и показать их уже нельзя.
record-earlier = Раньше
record-later = Дальше

## Свои столы

games-title = { $n ->
    [0] **Ваши игры.** Вашего хода нигде не ждут.
    [one] **Ваши игры.** Ваш ход в { $n } игре.
   *[other] **Ваши игры.** Ваш ход в { $n } играх.
}
games-none = Вы нигде не играете. Открыть стол: /стол новый.
games-your-turn = **ваш ход**, начался { $since }
games-since = { $waiting }, начало { $since }

## Напоминания

nudge-title = { $n ->
    [1] **Ваш ход.**
    [one] **Ваш ход в { $n } игре.**
   *[other] **Ваш ход в { $n } играх.**
} Напоминания можно изменить в /настройки.
nudge-table = • { $title } · { $place } · ваш ход начался { $since }
nudge-here = { $who }, ваш ход начался { $since }.
nudge-call = { $who }, ваш ход.
nudge-alone = { $who }, остальные уже ответили — ждут только вас.
nudge-next = **{ $title }** · { $place }: ходит { $who }, а следующий ход, скорее всего, ваш. Отключить: /настройки.
nudge-muted = Об этом больше не напомню.
nudge-nothing = Ваш ход здесь уже сделан.
nudge-silent = -# Без звука: часовой пояс не выбран, и у вас может быть ночь.
button-zone = Выбрать часовой пояс
button-mute = Не напоминать об этом

## Настройки

settings-title = **Ваши настройки.** Их видите только вы. Меняйте их ниже или параметрами команды /настройки.
settings-language = • Язык: { $language }
settings-direct = • Личные сообщения: { $on ->
    [yes] присылаю ваши карты
   *[no] выключены; ваши карты — по кнопке «Мои карты» за столом
}
settings-reminders-direct = • Напоминания: личным сообщением через { $hours } ч, не больше { $most } за ход
settings-reminders-thread = • Напоминания: за столом через { $hours } ч, не больше { $most } за ход
settings-reminders-nowhere = • Напоминания: выключены
settings-quiet = • Тихие часы: с { $begin } до { $end }
settings-no-quiet = • Тихие часы: нет
settings-zone = • Часовой пояс: { $zone } (сейчас { $time })
settings-no-zone = • Часовой пояс: не выбран{ $silent ->
    [yes] , поэтому напоминания приходят без звука
   *[no] {""}
}
settings-pick-zone = Выберите часовой пояс
settings-alone = • Сообщать, когда ждут только меня: { $on ->
    [yes] да
   *[no] нет
}
settings-next = • Сообщать, когда мой ход, скорее всего, следующий: { $on ->
    [yes] да
   *[no] нет
}
settings-turns = • Сообщать о каждом ходе личным сообщением: { $on ->
    [yes] да
   *[no] нет
}
settings-confirm = • Подтверждать каждый ход: { $on ->
    [yes] да
   *[no] только если его нельзя отменить
}
settings-warnings = • Предупреждать, чем может обернуться ход: { $on ->
    [yes] да
   *[no] нет
}
settings-tips = • Объяснять, что мне в игре в новинку: { $on ->
    [yes] да
   *[no] нет
}
switch-direct = присылать мои карты личным сообщением
switch-alone = сообщать, когда ждут только меня
switch-next = сообщать, когда мой ход, скорее всего, следующий
switch-turns = сообщать о каждом ходе личным сообщением
switch-confirm = подтверждать каждый ход
switch-warnings = предупреждать, чем может обернуться ход
switch-tips = объяснять, что мне в игре в новинку
settings-switches = Что включено: ничего
settings-exactly = Ввести точно или сменить язык
settings-form-title = Ваши настройки
settings-form-hours = Напоминать через столько часов
settings-form-most = Не больше напоминаний за ход
settings-form-quiet = Часы без напоминаний
settings-form-quiet-hint = Два часа суток, например 22-8; 0-0 — без тихих часов
settings-form-zone = Ваш часовой пояс
settings-form-zone-hint = Город, например Europe/Moscow
settings-unknown-zone = Часового пояса «{ $zone }» нет. Начните вводить город латиницей, например Moscow, и выберите из списка.
settings-unknown-hours = Тихие часы — два часа суток, например 22-8. 0-0 выключает их.
language-discord = как в вашем Discord
reminders-direct = личным сообщением
reminders-thread = за столом
reminders-nowhere = выключены

board-at = **{ $title }** после хода { $ply } из { $last }
board-set-up = **{ $title }** · начало игры (0 из { $last })
board-no-such-ply = Такого хода нет. Выберите от 0 (начало) до { $most }.
button-replay = По ходам
button-film = Обзор игры
film = **{ $title }** · обзор до хода { $ply }, { $n ->
    [one] { $n } картинка
    [few] { $n } картинки
   *[other] { $n } картинок
}
film-alt = Обзор игры: { $n ->
    [one] { $n } картинка
    [few] { $n } картинки
   *[other] { $n } картинок
}. В конце: { $end }
film-progress = Обзор готовится … { $bar } { $n } %
film-failed = Обзор сделать не удалось. Любой момент покажет «По ходам» или /доска номер:.
button-first = В начало
button-last = В конец
stage-ask = К раунду
stage-start = начало
stage-from = с хода { $ply }
button-show = Показать всем
shown-by = { $who } показывает всем:
show-not-here = Показать это можно только там, где идёт игра, и только тем, кто может там писать.

## Результаты

results-none = Здесь ещё ничего не доиграно.
profile-none = У этого игрока здесь ещё нет доигранных партий.
results-no-server = Результаты у каждого сервера свои: спросите на сервере.

## Что хранится о людях

privacy =
    {"**"}Ваши данные**
    • Ваш номер в Discord, имя, под которым вы играете, и язык вашего Discord.
    • Ваши ходы и их время, голоса и поручения; чем кончились ваши партии на каждом сервере.
    • Ваши настройки; в каких сообщениях видны ваши карты и напоминания; сколько раз вам встречался в игре каждый вид выбора.
    • Уменьшенная копия вашей картинки в Discord: она стоит у вашего места.
    Больше ничего. Я не храню того, что пишут люди, и никому ничего не передаю. Данные хранятся, пока вы их не удалите; резервные копии у тех, кто держит бота, могут храниться дольше.
    {"**"}Если удалить:** { $living ->
        [0] сейчас вы нигде не играете.
        [one] вы уйдёте из { $living } игры; если она уже идёт, за вас доиграет бот.
       *[other] вы уйдёте из { $living } игр; там, где игра уже идёт, за вас доиграет бот.
    } В законченных партиях ваше место останется без имени. То, что уже написано в Discord, остаётся там.
privacy-done = Ваши данные удалены. Если вернётесь, начнёте с чистого листа.
privacy-nobody = Кто-то
button-forget = Удалить всё

## Серверы

setup-title = **Настройки сервера.** Это видите только вы. Выберите, что изменить, или впишите после /сервер.
setup-held = • { $permission }: есть
setup-lacked = • { $permission }: **нет** — { $purpose }
setup-anywhere = • Столы: в любом канале
setup-channels = • Столы: { $channels }
setup-everybody = • Открывать столы могут: все
setup-managers = • Открывать столы могут: только те, кто управляет сервером
setup-most = • Одновременно столов: не больше { $n }
setup-unlimited = • Одновременно столов: сколько угодно
setup-absence = • Если игрок не ходит (стол может решить иначе): { $way }
setup-take-back = • Отмена ходов (стол может решить иначе): { $way }
setup-pick-absent = Если игрок не ходит: { $way }
setup-pick-undo = Отмена ходов: { $way }
setup-button-here = Разрешить столы здесь
setup-button-not-here = Запретить столы здесь
setup-button-all = Разрешить столы везде
setup-button-everybody = Столы открывают все
setup-button-managers = Столы открывают только управляющие сервером
setup-not-yours = Настройки сервера меняют только те, кто им управляет.
purpose-view-channel = без этого здесь ничего нельзя показать
purpose-send-messages = без этого здесь нельзя открыть стол
purpose-send-messages-in-threads = без этого столы молчат в своих ветках
purpose-create-public-threads = без этого игра идёт прямо в канале
purpose-attach-files = без этого здесь нельзя открыть стол
purpose-read-message-history = без этого старые сообщения не обновляются
permission-create-public-threads = «Создавать публичные ветки»
permission-read-message-history = «Читать историю сообщений»
forum-tags = В { $forum } у каждого поста должен быть тег, а тегов для столов там нет. Администратор сервера может добавить теги { $names }.
forum-yours = Столы этого сервера — в { $forum }, а вам нельзя открывать там посты.
setup-forum = • Новые столы: посты в { $forum }
setup-forum-lacked = • В { $forum } мне не хватает прав: { $names }
setup-forum-gone = • Новые столы: посты в форуме, которого я больше не вижу
setup-forum-tags = • Теги в { $forum }: { $names }
setup-forum-untagged = • В { $forum } **нет тегов**: { $names }. Добавьте их в настройках форума, и у каждого поста будет видно, что со столом
setup-button-no-forum = Больше не в форуме
tag-open = набор
tag-running = идёт игра
tag-over = окончена
server-channel = На этом сервере столы открывают здесь: { $channels }.
server-managers = На этом сервере столы открывают только те, кто им управляет.
server-full = На этом сервере больше нельзя: уже { $n ->
    [one] { $n } стол
    [few] { $n } стола
   *[other] { $n } столов
}. Сядьте за один из них или подождите, пока какой-нибудь освободится. Лишний стол может закрыть командой /стол закрыть тот, кто управляет сервером.
setup-where-here = разрешить здесь
setup-where-not-here = здесь больше нельзя
setup-where-all = разрешить везде
setup-who-everybody = все
setup-who-managers = только те, кто управляет сервером

## Зрители

watch-watching = Вы следите за этим столом: { $place }. Его ветка теперь среди ваших.
watch-own = Вы играете за этим столом. Его ветка { $place } среди ваших.
watch-stopped = Вы больше не следите за этим столом.
watch-leave = Убрать вас из ветки { $place } я не могу. Выберите в её меню «Покинуть ветку».
watch-gone = Ветку этого стола удалили. Со следующим ходом стол появится снова, и за ним можно будет следить.
watch-archived = Ветка { $place } в архиве. Следить можно будет, когда там кто-нибудь напишет или сходит.
watch-refused = Discord не даёт мне сделать это: { $place }. Войти в ветку или выйти из неё вы можете сами.
watch-no-thread = У этого стола нет своей ветки. Он виден здесь: { $place }.

## Правила и помощь

guide-begin = Правила по главам, в картинках: выберите ниже.
guide-chapters = Правила в картинках
guide-primer = За минуту
guide-told = За минуту, текстом
guide-next = Дальше: { $title }
guide-exact = Точные правила
rules-contents = Выберите главу или введите /правила тема: и то, что ищете.
rules-own-cards = Некоторые числа здесь не такие, как в печатной игре: бот играет своими картами ({ $digest }).
rules-sections = Главы правил
rules-pieces = Карты и фишки: что есть что
rules-unknown = По запросу «{ $topic }» ничего нет. Начните вводить и выберите из списка или оставьте поле пустым — появятся главы.
rules-further = Ещё правила этой главы:
help =
    {"**"}Как играть**
    • `/учиться` учит игре по шагам, в подготовленной партии, которую видите только вы.
    • `/стол новый` открывает стол. Другие нажимают «Сесть», можно добавить ботов; потом нажмите «Начать».
    • `/стол новый` в наших личных сообщениях открывает стол для друзей с любых серверов: они садятся по коду.
    • Когда ваш ход, я вас упомяну. Нажмите «Ходить» или введите `/ход` и выбирайте. Ход сделан только после «Подтвердить».
    • В некоторых играх, пока ждёте, можно оставить поручение — скажем, максимум ставки. Его видите только вы. Список: `/поручения`.
    • Ваши карты приходят личным сообщением, и прямо оттуда можно играть. Их покажут и `/карты` или «Мои карты» — только вам.
    • `/ход ход:` принимает ход текстом и подсказывает продолжение.
    • `/доска` показывает стол, `/доска текстом:True` описывает его словами, `/ходы` показывает ходы.
    • `/отменить` отменяет ваш последний ход — сразу или с согласия других. `/стол пауза` ставит игру на паузу, `/стол заменить` предлагает место другому, `/стол сдаться` отдаёт ваше боту, `/стол закрыть` закрывает стол.
    • `/игры` — ваши игры, `/настройки` — уведомления. `/правила` объясняет правила и карты, `/данные` показывает и удаляет ваши данные.
    Спешить некуда: стол подождёт.

## Если что-то не так

sorry = Что-то сломалось, но игра цела. Попробуйте ещё раз.
database-away = У бота сейчас нет связи с базой данных. Попробуйте ещё раз через минуту; если ход всё-таки прошёл, тогда его видно за столом.
busy = Сейчас слишком много запросов: этот не выполнен. Попробуйте ещё раз через минуту.
too-much-at-once = Слишком много просьб сразу. Подождите, пока часть из них будет готова.
lacking = Не могу показать этот стол в { $channel }: мне не хватает прав { $names }. Их может дать администратор сервера; ходы не пропадут.
unshown-gone = Канал этого стола удалён, там его никто не видит. Игра продолжается: ходите в личных сообщениях или командами /ход, /карты и /доска везде, где я есть.
unshown-archived = Ветка этого стола { $channel } в архиве, и Discord не даёт мне её вернуть. Она вернётся, если туда кто-нибудь напишет; ходы не пропадут.
unshown-refused = Discord не принимает моё сообщение в { $channel }, там его никто не видит. Ходите в личных сообщениях или командами /ход, /карты и /доска; ходы не пропадут.
unshown-locked = Ветка этого стола { $channel } закрыта, и показать игру там я не могу. Её может открыть модератор; ходы не пропадут.
lacking-somehow = Не могу показать этот стол в { $channel }: мне не хватает прав. Нужно видеть канал, отправлять сообщения и прикреплять файлы; ходы не пропадут.
permission-view-channel = «Просматривать канал»
permission-send-messages = «Отправлять сообщения»
permission-send-messages-in-threads = «Отправлять сообщения в ветках»
permission-attach-files = «Прикреплять файлы»

## Команды

command-table = Открыть стол или сесть за него
command-table-new = Открыть стол здесь: в канале или в личных сообщениях
command-table-join = Сесть за открытый стол
command-table-leave = Уйти из-за стола до начала игры
command-table-start = Начать игру за своим столом
command-table-list = Столы здесь и все ваши
command-table-show = Показать стол (только вам)
command-play = Сделать ход: выбрать из меню или ввести
command-hand = Показать ваши карты (только вам)
command-review = Переломные моменты законченной партии (только вам)
command-hint = Подсказать лучший ход (только вам)
command-undo = Отменить последний ход: сразу или с согласия других
command-table-resign = Сдаться: за вас доиграет бот
command-table-replace = Предложить место другому
command-table-pause = Предложить паузу
command-table-resume = Продолжить после паузы
command-table-export = Сохранить стол файлом (после конца игры — и тайное)
command-table-end = Закрыть стол, не доиграв
option-hints = Кто может просить подсказки
option-animation = Оживает ли картинка после решающего хода
option-undo = Какие ходы можно отменять
option-absent = Что делать, если игрок не ходит
option-patience = Через сколько часов игрок считается отсутствующим
option-user = Кто сядет на это место
option-which-seat = Номер места, если оно не ваше
hints-none = никто
hints-alone = кто играет только с ботами
hints-all = все
animation-on = да
animation-off = нет
undo-none = никакие
undo-unrevealed = пока не открыта новая информация
undo-anything = любые, если все согласны
absent-none = ничего
absent-remind = напоминать
absent-vote = решают остальные
absent-automatic = за него ходит бот
command-board = Показать стол (только вам)
command-record = Показать ходы
command-orders = Показать ваши поручения (только вам)
command-games = Ваши игры и где ваш ход
command-leaderboard = Рейтинг игроков сервера
command-profile = Игры участника на этом сервере
command-privacy = Посмотреть или удалить свои данные
command-setup = Права бота и настройки сервера
command-watch = Следить за чужим столом
command-settings = Настройки уведомлений
command-rules = Правила игры
command-help = Как здесь играть
option-game = Какая игра
option-seats = Сколько игроков, самое большее
option-automas = Сколько ботов
option-level = Уровень ботов
option-language = Язык стола
option-options = Особые правила: ключ=вариант
option-delay = Задержка поручений в секундах: 30-180, или 0-0 без неё
option-code = Код стола в личных сообщениях: его даёт тот, кто открыл стол
option-table = Какой стол, если это не ясно из канала
option-move = Введите ход или выберите из списка
option-text = Словами вместо картинки
option-my-language = Ваш язык
option-zone = Ваш часовой пояс: начните вводить город латиницей
option-direct = Присылать ли ваши карты личным сообщением
option-reminders = Где напоминать о ваших ходах
option-hours = Через сколько часов напоминать
option-quiet = Часы без напоминаний, например 22-8; 0-0 — не нужны
option-most = Сколько напоминаний за ход, самое большее
option-alone = Сообщать, когда ждут только вас
option-next = Сообщать, когда ваш ход, скорее всего, следующий
option-turns = Сообщать о каждом ходе личным сообщением
option-confirm = Подтверждать каждый ход, даже если его можно отменить
option-warnings = Предупреждать, чем может обернуться ход
option-tips = Объяснять, что вам в игре в новинку
option-seat = Крупно всё, что лежит перед одним игроком, если игра это умеет
option-whose = Чьи; если пусто — ваши
option-forum = Форум, в котором стол станет постом
option-setup-forum = Форум, в котором новые столы становятся постами
option-setup-tables = Где можно открывать столы
option-setup-who = Кто может открывать столы
option-setup-most = Сколько столов может быть одновременно; 0 — сколько угодно
option-watch-stop = Перестать следить
option-ply = После какого хода: его номер есть в /ходы; 0 — начало
option-topic = Карта или фишка, глава или номер правила
language-en = английский
language-ru = русский

## Уроки

command-learn = Выучить игру по шагам, играя в неё
option-learn = Какую игру выучить?
learn-quick = Научиться играть
learn-which = В какую игру хотите научиться играть? Вы играете в подготовленную партию, которую видите только вы, и на каждом шаге узнаёте что-то одно. Это займёт 5–8 минут; можно прерваться и продолжить позже.
where = -# { $text }
introduction = > { $text }
warning = ⚠️ { $text }
learn-none = Для этой игры урока нет.
learn-not-left = Вы и так идёте по уроку.
learn-title = **{ $game }** · Урок, шаг { $step } из { $steps }
learn-title-astray = **{ $game }** · Урок, своим путём
learn-title-free = **{ $game }** · Урок
learn-left = Вы идёте своим путём, и это можно: теперь остальные играют как хотят. Продолжайте или вернитесь туда, где урок прервался.
learn-free = Партию можно доиграть до конца; **Подсказка** называет лучший ход и объясняет почему. Настоящую партию открывает /стол новый.
learn-real = Настоящую партию открывает /стол новый.
learn-not-again = У урока нет второй партии. Начните его заново: /учиться. Настоящую партию открывает /стол новый.
learn-do = Ход урока: { $move }
learn-lay = положить как на картинке
learn-back = Вернуться к уроку
learn-anew = Начать сначала
learn-moved-on = Урок уже ушёл дальше. Сейчас вы здесь.

## Названия команд и их параметров

name-command-board = доска
name-command-end = закрыть
name-command-export = файл
name-command-games = игры
name-command-hand = карты
name-command-help = помощь
name-command-hint = подсказка
name-command-join = сесть
name-command-leaderboard = рейтинг
name-command-learn = учиться
name-command-leave = встать
name-command-list = список
name-command-new = новый
name-command-orders = поручения
name-command-pause = пауза
name-command-play = ход
name-command-privacy = данные
name-command-profile = профиль
name-command-record = ходы
name-command-replace = заменить
name-command-resign = сдаться
name-command-resume = продолжить
name-command-review = разбор
name-command-rules = правила
name-command-settings = настройки
name-command-setup = сервер
name-command-show = показать
name-command-start = начать
name-command-table = стол
name-command-undo = отменить
name-command-watch = следить
name-option-absent = отсутствие
name-option-alone = последний
name-option-automas = боты
name-option-begin = начало
name-option-code = код
name-option-delay = задержка
name-option-direct = личка
name-option-each = каждому
name-option-forum = форум
name-option-game = игра
name-option-hints = подсказки
name-option-animation = анимация
name-option-hours = часы
name-option-language = язык
name-option-level = уровень
name-option-most = максимум
name-option-living = табло
name-option-move = ход
name-option-next = следующий
name-option-options = правила
name-option-patience = терпение
name-option-players = игроки
name-option-ply = номер
name-option-quiet = тишина
name-option-reminders = напоминания
name-option-seat = место
name-option-seats = места
name-option-stop = перестать
name-option-table = стол
name-option-tables = столы
name-option-text = текстом
name-option-topic = тема
name-option-turns = очередь
name-option-undo = отмена
name-option-user = игрок
name-option-who = кто
name-option-zone = пояс
name-option-confirm = подтверждение
name-option-warnings = предупреждения
name-option-tips = пояснения
