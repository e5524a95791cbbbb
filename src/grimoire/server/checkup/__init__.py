"""Could a server run here? What ``grimoire serve --check`` looks at; it changes nothing."""
