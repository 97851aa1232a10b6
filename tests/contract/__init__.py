"""What holds for every game in the catalogue and for the toy. None is listed: a new one is held to it all."""
