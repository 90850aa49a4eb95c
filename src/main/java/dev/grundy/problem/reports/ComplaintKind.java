package dev.grundy.problem.reports;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The faults that a list can name. Texts are called {@code complaint-kind-…} by the code. */
enum ComplaintKind {
    STATEMENT(About.PROBLEM),
    TESTS(About.PROBLEM),
    TIME_LIMIT(About.PROBLEM),
    TRANSLATION(About.PROBLEM),
    SPOILER(About.POST),
    ABUSE(About.POST),
    SPAM(About.POST),
    WRONG(About.POST),
    OTHER(About.BOTH);

    private enum About {
        PROBLEM,
        POST,
        BOTH
    }

    private final About about;

    ComplaintKind(About about) {
        this.about = about;
    }

    /** Those that fit to a report about a problem. */
    static List<ComplaintKind> ofProblems() {
        return except(About.POST);
    }

    /** Those that fit to a report about a post. */
    static List<ComplaintKind> ofPosts() {
        return except(About.PROBLEM);
    }

    private static List<ComplaintKind> except(About other) {
        return Arrays.stream(values()).filter(kind -> kind.about != other).toList();
    }

    /** Whether it says enough without a text. */
    boolean isClear() {
        return about == About.POST;
    }

    /** Such as {@code time-limit}: for SQL and addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<ComplaintKind> ofCode(String code) {
        return Arrays.stream(values()).filter(kind -> kind.code().equals(code)).findFirst();
    }
}
