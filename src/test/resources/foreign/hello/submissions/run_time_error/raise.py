print("Hello world!")
raise ValueError("no")
