package dev.grundy.app.bench.load;

import java.util.List;

/** The languages that benchmarks measure: always the same, so that figures of one release can be compared with those of another. */
public final class MeasuredLanguages {
    public static final List<String> LANGUAGES = List.of("cpp", "java", "python", "javascript");

    private MeasuredLanguages() {}
}
