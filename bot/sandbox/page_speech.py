"""What the page's server itself says to people: in English as it stands where it is said, in
Russian as it stands here.

What the bot is told in Discord's place stays English. The page has more words of its own in
`static/words`.
"""

RUSSIAN = {
    # What goes wrong
    "the application did not respond": "приложение не отвечает",
    "the sandbox did not understand the page: {problem!r}": "песочница не поняла страницу: {problem!r}",
    "there is no such channel, or it is not yours to enter": "такого канала нет, или он не для вас",
    "this message was deleted": "это сообщение удалено",
    "this form is no longer open; press the button again": "эта форма уже закрыта; нажмите кнопку ещё раз",
    "there is no such action: {action}": "такого действия нет: {action}",
    "there is no such fault": "такой неполадки нет",
    # What the developers' drawer does
    "the gateway was cut; the bot comes back by itself": "связь бота оборвана; он вернётся сам",
    "the bot’s next request will be told to wait a second": "в ответ на следующий запрос бота велят подождать секунду",
    "{name} takes no direct messages": "{name} не принимает личные сообщения",
    "{name} takes direct messages again": "{name} снова принимает личные сообщения",
    "the message was deleted": "сообщение удалено",
    # What a client does not let people do
    "{component} is a menu to choose from, not a button": "{component} — не кнопка, а меню, в котором выбирают",
    "that interaction opened no form": "это действие не открывало формы",
    "a message has 1 to {most} characters, this one {n}": "в сообщении может быть от 1 до {most} символов, а здесь {n}",
    "the thread {name} is locked": "ветка {name} закрыта",
    "only a message that nobody else sees can be dismissed": "скрыть можно только то, что видите вы одни",
    "the thread {name} is archived; say something in it first": "ветка {name} в архиве; напишите в ней что-нибудь",
    "{name} is a forum; open a post there": "{name} — форум: напишите в одном из его постов",
    "{name} is a forum; commands work in its posts": "{name} — форум: команды работают в его постах",
    "{name} is no forum": "{name} — не форум",
    "{name} cannot open this channel": "{name} не может открыть этот канал",
    "{name} does not see this message": "{name} не видит этого сообщения",
    "this thread is archived; say something in it first": "эта ветка в архиве; напишите в ней что-нибудь",
    # What a client fills in
    "/{name} is not offered here; is it synced?": "команды /{name} здесь нет; сообщил ли о ней бот?",
    "/{line} needs one of {known} behind it": "после /{line} нужно одно из этих слов: {known}",
    "/{line}: there is no sub-command {word}": "/{line}: подкоманды {word} нет",
    "there is no option {name} among these: {known}": "поля {name} нет; есть такие: {known}",
    "the option {name} is required": "нужно заполнить поле {name}",
    "the option {name} does not take {value!r}": "в поле {name} не подходит {value!r}",
    "{value!r} is no choice of {name}; these are: {known}": "в поле {name} нельзя выбрать {value!r}; можно: {known}",
    "the option {name} takes {least} to {most} characters, not {n}": (
        "в поле {name} может быть от {least} до {most} символов, а здесь {n}"
    ),
    "the option {name} goes from {least} to {most}, not to {n}": "в поле {name} нужно от {least} до {most}, а не {n}",
    "the option {name} takes the id of a user": "в поле {name} нужно указать человека",
    "the option {name} takes the id of a channel": "в поле {name} нужно указать канал",
    "{component} is disabled": "{component} сейчас недоступно",
    "the message has no component {name} among these: {known}": "в сообщении нет {name}; есть: {known}",
    "{component} is a button: click it": "{component} — кнопка: её нажимают",
    "{component} takes {least} to {most} different values, not {n}": (
        "{component}: нужно выбрать разное, от {least} до {most}, а не {n}"
    ),
    "{value!r} is no option of {component}; these are: {known}": "в {component} нет {value!r}; можно: {known}",
    "the form has no field {name} among these: {known}": "в форме нет поля {name}; есть такие: {known}",
    "the field {name} must be filled in": "нужно заполнить поле {name}",
    "the field {name} takes {least} to {most} characters, not {n}": (
        "в поле {name} может быть от {least} до {most} символов, а здесь {n}"
    ),
}


def language_of(locale: str) -> str:
    """`ru` for `ru` or `ru-RU`."""
    return locale.partition("-")[0]


def said(locale: str, sentence: str, /, **parts: object) -> str:
    """A sentence in the language of somebody with this locale, begun and ended as sentences are."""
    spoken = RUSSIAN.get(sentence, sentence) if language_of(locale) == "ru" else sentence
    whole = spoken.format(**parts)
    return f"{whole[:1].upper()}{whole[1:]}{'' if whole.endswith(('.', '!', '?')) else '.'}"
