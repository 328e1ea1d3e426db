"""The REST face for the bot: one module per area of Discord's API, served by `service`."""
