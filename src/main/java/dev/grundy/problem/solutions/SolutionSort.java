package dev.grundy.problem.solutions;

import dev.grundy.web.frame.Texts;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The orders of solutions, least first. */
public enum SolutionSort {
    TIME("j.cpu_time_us"),
    MEMORY("j.memory_bytes"),
    LENGTH("octet_length(s.source)");

    private final String column;

    SolutionSort(String column) {
        this.column = column;
    }

    /** For addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** For people. */
    public String label() {
        return Texts.of("solutions-" + code());
    }

    /** In the statement that lists them. */
    String column() {
        return column;
    }

    /** The one with that code; {@link #TIME} for any other text. */
    static SolutionSort ofCode(@Nullable String code) {
        return Stream.of(values())
                .filter(sort -> sort.code().equals(code))
                .findFirst()
                .orElse(TIME);
    }
}
