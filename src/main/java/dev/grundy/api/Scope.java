package dev.grundy.api;

import dev.grundy.web.Texts;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a token may be used for; a token has one or more. */
public enum Scope {
    /** Lists of problems, and the statements that its owner may read. */
    READ_PROBLEMS("problems:read"),
    /** Sending and running programs, and reading what came of each. */
    SUBMIT("submissions:write"),
    /** What its owner has solved and sent so far. */
    READ_PROGRESS("progress:read");

    private final String code;

    Scope(String code) {
        this.code = code;
    }

    /** For requests, answers and the database; never changes. */
    public String code() {
        return code;
    }

    /** For people. */
    public String label() {
        return Texts.of("tokens-scope-" + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    static Optional<Scope> ofCode(String code) {
        return Stream.of(values()).filter(scope -> scope.code.equals(code)).findFirst();
    }
}
