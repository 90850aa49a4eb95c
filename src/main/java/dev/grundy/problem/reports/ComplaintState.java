package dev.grundy.problem.reports;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Which reports a list shows. Texts are called {@code complaint-state-…} by the code. */
enum ComplaintState {
    OPEN,
    CLOSED,
    ALL;

    /** Such as {@code open}: for addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<ComplaintState> ofCode(String code) {
        return Arrays.stream(values())
                .filter(state -> state.code().equals(code))
                .findFirst();
    }
}
