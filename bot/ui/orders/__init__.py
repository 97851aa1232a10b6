"""What its reader chose beforehand: the list of it, and the pages that lead to more."""
