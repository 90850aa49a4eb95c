raise SystemExit(43)
