package dev.grundy.problem.reports;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What is wrong, as far as a list can say. Texts are called {@code complaint-kind-…} by the code. */
enum ComplaintKind {
    STATEMENT,
    TESTS,
    TIME_LIMIT,
    TRANSLATION,
    OTHER;

    /** Such as {@code time-limit}: for SQL and addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<ComplaintKind> ofCode(String code) {
        return Arrays.stream(values()).filter(kind -> kind.code().equals(code)).findFirst();
    }
}
