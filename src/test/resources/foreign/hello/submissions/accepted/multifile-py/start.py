from message import *
Message().show()
