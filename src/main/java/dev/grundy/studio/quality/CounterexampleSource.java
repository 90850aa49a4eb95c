package dev.grundy.studio.quality;

import java.util.Locale;

/** How a counterexample was found that the fixed tests miss. Texts are called {@code counterexample-source-…} by the code. */
enum CounterexampleSource {
    SMALL_GAMES("by trying accepted programs on all small games"),
    SEARCH("by the search for the smallest input on which a program fails that only a fresh test caught"),
    FRESH_TEST("as a fresh test");

    private final String described;

    CounterexampleSource(String described) {
        this.described = described;
    }

    /** Such as {@code small-games}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** In the language of packages, after "found". */
    String described() {
        return described;
    }
}
