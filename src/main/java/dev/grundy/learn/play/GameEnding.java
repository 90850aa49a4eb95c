package dev.grundy.learn.play;

import dev.grundy.web.frame.Texts;

/**
 * How a game has ended for the person, and why.
 *
 * @param reason in the reader's language
 * @param output the output of a program that lost by it; empty if there is none
 */
public record GameEnding(Result result, String reason, String output) {
    /** For the person. */
    public enum Result {
        WON,
        LOST,
        DRAWN,
        /** Of a game about a score: as much as perfect play gives, or more. */
        ALL,
        /** Less than that. */
        LESS
    }

    GameEnding(Result result, String reason) {
        this(result, reason, "");
    }

    /** Won or got all there was. */
    public boolean isGood() {
        return result == Result.WON || result == Result.ALL;
    }

    public boolean isBad() {
        return result == Result.LOST || result == Result.LESS;
    }

    /** In the reader's language. */
    public String title() {
        return switch (result) {
            case WON -> Texts.of("match-won");
            case LOST -> Texts.of("match-lost");
            case DRAWN -> Texts.of("match-drawn");
            case ALL -> Texts.of("match-all");
            case LESS -> Texts.of("match-less");
        };
    }
}
