"""Cards, tiles and texts, and the loader that reads them."""
