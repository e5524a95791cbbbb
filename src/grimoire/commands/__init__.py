"""The commands, grouped by purpose. What a command needs is imported when it runs, so that all of them start fast."""
