package dev.grundy.judge.sandbox.command;

import dev.grundy.judge.sandbox.Cells;

/** The standard input of a program. */
public sealed interface Stdin {
    static Stdin empty() {
        return new Empty();
    }

    static Stdin of(byte[] bytes) {
        return new From(Content.of(bytes));
    }

    static Stdin of(Content content) {
        return new From(content);
    }

    record Empty() implements Stdin {}

    /** A regular file, so that programs may seek in it and map it. */
    record From(Content content) implements Stdin {}

    /** The output of the program in another cell; made by {@link Cells#runPair}. */
    record Channel(String name) implements Stdin {}
}
