import ctypes
import os
import signal

libc = ctypes.CDLL(None, use_errno=True)
won = []
PTRACE_ATTACH, MOUNT, PTRACE, BPF, KEYCTL, UNSHARE = 16, 165, 101, 321, 250, 272
for name, result in {
    "ptrace": libc.syscall(PTRACE, PTRACE_ATTACH, 1, 0, 0),
    "mount": libc.mount(b"none", b"/w", b"tmpfs", 0, None),
    "bpf": libc.syscall(BPF, 0, 0, 0),
    "keyctl": libc.syscall(KEYCTL, 0, -3, 1),
    "unshare": libc.unshare(0x10000000),
    "setuid": libc.setuid(0),
}.items():
    if result >= 0:
        won.append(name)
for attempt in (
    lambda: os.kill(1, signal.SIGKILL),
    lambda: os.open("/proc/1/mem", os.O_RDWR),
    lambda: os.open("/dev/mem", os.O_RDWR),
    lambda: os.chroot("/w"),
    lambda: os.sched_setaffinity(0, range(64)),
    lambda: os.mknod("/w/disk", 0o60666, os.makedev(254, 0)),
    lambda: os.listdir("/g"),
):
    try:
        if attempt() is not None:
            won.append("an attempt")
    except OSError:
        continue
print("contained" if not won else won)
