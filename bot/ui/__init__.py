"""Any question of any game as buttons, menus and pictures, with nothing to remember between two clicks."""
