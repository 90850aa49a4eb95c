package dev.grundy.judge.game;

/** The result of running rules on an input. */
public sealed interface GraphReading {
    /** All of it. */
    record Whole(StateGraph graph) implements GraphReading {}

    /** That its games have more positions than were asked for. */
    record TooLarge() implements GraphReading {}
}
