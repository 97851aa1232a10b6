"""The games' rules: state, questions, views and advice, with nothing but the standard library."""
