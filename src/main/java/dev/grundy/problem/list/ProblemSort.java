package dev.grundy.problem.list;

import dev.grundy.web.frame.Texts;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** In which order a list shows its problems; what is equal then stands by its display id. */
public enum ProblemSort {
    /** By display id; the best match first where words are searched for. */
    ORDER,
    /** The easiest first. */
    DIFFICULTY,
    /** What most of those who tried have solved first; what nobody tried last. */
    ACCEPTANCE,
    /** What most people have solved first. */
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
