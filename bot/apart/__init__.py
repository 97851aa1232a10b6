"""Work in processes of their own, which are started when they are needed, replaced where they end, and all alike."""
