package dev.grundy.judge.workshop;

import static org.junit.jupiter.api.Assumptions.abort;

import dev.grundy.format.language.Availability;
import dev.grundy.format.language.Language;
import dev.grundy.judge.compile.Toolchains;

/** Lets a test pass over a language that is offered where its tools are, where they are not. One that is always offered must work. */
public final class OfferedHere {
    private OfferedHere() {}

    /** Fails where the tools are there and the language does not work. */
    public static void assumeToolsOf(Language language, Toolchains toolchains) {
        if (!language.isAlwaysOffered()
                && toolchains.of(language) instanceof Availability.Absent absent
                && absent.reason().contains("was not found")) {
            abort(language.name() + " is not here: " + absent.reason());
        }
        toolchains.require(language);
    }
}
