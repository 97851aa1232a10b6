"""The Discord side: storage, time and words. It asks the engine what is legal."""
