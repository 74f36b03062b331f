"""The table on the web: an application that carries commands to the house and its streams to the pages."""
