class Message:
    def show(self):
        print("Hello world!")
