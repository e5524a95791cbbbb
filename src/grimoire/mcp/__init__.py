"""Language models at the table: a server for the Model Context Protocol. Needs the library mcp."""
