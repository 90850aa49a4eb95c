print("hang")
