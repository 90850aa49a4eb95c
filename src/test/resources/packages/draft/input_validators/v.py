exit(42)
