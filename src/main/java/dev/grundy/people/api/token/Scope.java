package dev.grundy.people.api.token;

import dev.grundy.web.frame.Texts;
import java.util.Optional;
import java.util.stream.Stream;

/** A purpose that a token may be used for; a token has one or more. */
public enum Scope {
    /** Lists of problems, and the statements that its owner may read. */
    READ_PROBLEMS("problems:read", "tokens-scope-read-problems"),
    /** Sending and running programs, and reading the result of each. */
    SUBMIT("submissions:write", "tokens-scope-submit"),
    /** Problems that its owner has solved, and submissions so far. */
    READ_PROGRESS("progress:read", "tokens-scope-read-progress");

    private final String code;
    private final String labelKey;

    Scope(String code, String labelKey) {
        this.code = code;
        this.labelKey = labelKey;
    }

    /** For requests, answers and the database; never changes. */
    public String code() {
        return code;
    }

    /** For people. */
    public String label() {
        return Texts.of(labelKey);
    }

    public static Optional<Scope> ofCode(String code) {
        return Stream.of(values()).filter(scope -> scope.code.equals(code)).findFirst();
    }
}
