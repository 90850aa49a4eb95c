raise SystemExit("no opinion")
