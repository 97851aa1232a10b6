"""What never runs in a live bot: playing on a desk, measuring, drawing and checking."""
