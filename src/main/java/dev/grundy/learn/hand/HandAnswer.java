package dev.grundy.learn.hand;

import java.util.Locale;
import java.util.Optional;

/**
 * An answer that a person gave.
 *
 * @param outcome empty while it is being checked
 * @param message the checker's words about a wrong answer; may be empty
 */
public record HandAnswer(long id, String text, Optional<Outcome> outcome, String message) {
    /** How an answer was found. The codes are kept in the database. */
    public enum Outcome {
        RIGHT,
        WRONG,
        /** The checker failed, which is a fault of ours. */
        FAILED;

        String code() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Outcome ofCode(String code) {
            return valueOf(code.toUpperCase(Locale.ROOT));
        }
    }

    public boolean isRight() {
        return outcome.filter(Outcome.RIGHT::equals).isPresent();
    }

    public boolean isWrong() {
        return outcome.filter(Outcome.WRONG::equals).isPresent();
    }

    public boolean isFailed() {
        return outcome.filter(Outcome.FAILED::equals).isPresent();
    }

    public boolean isPending() {
        return outcome.isEmpty();
    }
}
