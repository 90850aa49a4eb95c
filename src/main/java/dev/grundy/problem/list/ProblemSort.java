package dev.grundy.problem.list;

import dev.grundy.web.frame.Texts;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** In which order a list shows its problems; problems that are equal then stand by their display ids. */
public enum ProblemSort {
    /** By display id; the best match first where words are searched for. */
    ORDER,
    /** The easiest first. */
    DIFFICULTY,
    /** Problems first that most of those who tried have solved; problems that nobody tried come last. */
    ACCEPTANCE,
    /** Problems first that most people have solved. */
    SOLVERS,
    NEWEST;

    /** For people. */
    public String label() {
        return Texts.of("problem-sort-" + code());
    }

    /** For addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<ProblemSort> ofCode(String code) {
        return Stream.of(values()).filter(sort -> sort.code().equals(code)).findFirst();
    }
}
