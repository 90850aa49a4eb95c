package dev.grundy.problem.list;

import dev.grundy.web.frame.Texts;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How far a person has come with a problem. */
public enum ProblemStatus {
    SOLVED,
    /** Solved, but only after credit was given up for the editorial. */
    ASSISTED,
    ATTEMPTED,
    NEW;

    /** For people. */
    public String label() {
        return Texts.of("problem-status-" + code());
    }

    /** For addresses and CSS. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean isSolved() {
        return this == SOLVED || this == ASSISTED;
    }

    public static Optional<ProblemStatus> ofCode(String code) {
        return Stream.of(values()).filter(status -> status.code().equals(code)).findFirst();
    }
}
