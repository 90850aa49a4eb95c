package dev.grundy.judge.sandbox.protocol;

/** Names of the error numbers that a cell really meets, for messages; from asm-generic/errno-base.h and errno.h. */
final class Errno {
    private Errno() {}

    static String name(int errno) {
        return switch (errno) {
            case 1 -> "not permitted";
            case 2 -> "no such file";
            case 7 -> "argument list too long";
            case 8 -> "not an executable";
            case 11 -> "try again";
            case 12 -> "out of memory";
            case 13 -> "permission denied";
            case 16 -> "busy";
            case 17 -> "exists already";
            case 20 -> "not a directory";
            case 22 -> "invalid argument";
            case 24 -> "too many open files";
            case 28 -> "no space left";
            case 36 -> "name too long";
            case 40 -> "a symbolic link is in the way";
            case 71 -> "protocol error";
            default -> "see errno(3)";
        };
    }
}
