package dev.grundy.studio.tab;

import java.util.List;

/**
 * The keys of {@code submissions.yaml} for all tests of one submission, beside the claims of its directory.
 *
 * @param permitted every test's verdict is one of these, AC, WA, TLE or RTE; empty where it says nothing
 * @param required at least one test's verdict is one of these; empty where it says nothing
 * @param message part of a judge's message; empty where it says nothing
 * @param timeLimit {@code true}, {@code false}, {@code lower} or {@code upper}; empty where it says nothing
 * @param model whether it is meant to be published
 * @param idea the wrong idea behind it
 */
record Said(List<String> permitted, List<String> required, String message, String timeLimit, boolean model, Idea idea) {
    static final List<String> VERDICTS = List.of("AC", "WA", "TLE", "RTE");
    static final List<String> TIME_LIMITS = List.of("lower", "upper", "false", "true");
    static final Said NOTHING = new Said(List.of(), List.of(), "", "", false, Idea.NONE);

    Said {
        permitted = List.copyOf(permitted);
        required = List.copyOf(required);
    }

    /**
     * Words for people.
     *
     * @param en empty where it says nothing
     * @param de empty where {@code en} stands for both languages
     */
    record Idea(String en, String de) {
        static final Idea NONE = new Idea("", "");
    }

    public boolean isNothing() {
        return equals(NOTHING);
    }
}
