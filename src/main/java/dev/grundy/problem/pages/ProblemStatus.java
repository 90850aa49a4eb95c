package dev.grundy.problem.pages;

import dev.grundy.web.Texts;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How far a person has come with a problem. */
public enum ProblemStatus {
    SOLVED,
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

    static Optional<ProblemStatus> ofCode(String code) {
        return Stream.of(values()).filter(status -> status.code().equals(code)).findFirst();
    }
}
