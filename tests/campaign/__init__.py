"""Long campaigns that look for what nobody thought of; each has a short form in the suite."""
