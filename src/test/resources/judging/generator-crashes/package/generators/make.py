raise SystemError("out of seeds")
