package dev.grundy.judge.sandbox.command;

import dev.grundy.judge.sandbox.Cells;

/** Where a program's standard output goes. */
public sealed interface Stdout {
    static Stdout capture() {
        return new Capture();
    }

    static Stdout discard() {
        return new Discard();
    }

    /** Into {@link RunOutcome#stdout()}, up to {@link Limits#output()}. */
    record Capture() implements Stdout {}

    record Discard() implements Stdout {}

    /** To the program in another cell; made by {@link Cells#runPair}. */
    record Channel(String name) implements Stdout {}
}
