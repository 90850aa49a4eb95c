import os
import time

for _ in range(8):
    if os.fork() == 0:
        hog = bytearray(b"x") * (16 << 20)
        time.sleep(1)
        os._exit(0)
for _ in range(8):
    os.wait()
print(3)
