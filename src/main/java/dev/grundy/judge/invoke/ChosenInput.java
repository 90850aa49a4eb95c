package dev.grundy.judge.invoke;

/** An input that somebody wants a program to be run on. */
public sealed interface ChosenInput {
    /** One of the problem's samples, by its name such as {@code sample/1}. */
    record Sample(String name) implements ChosenInput {}

    /** An input of one's own; not to be written to. */
    record Own(byte[] bytes) implements ChosenInput {}
}
