"""What time brings about by itself: reminders, absent people's turns, and that nobody is overdue by our own absence."""
