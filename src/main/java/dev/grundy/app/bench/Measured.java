package dev.grundy.app.bench;

import java.util.List;

/** The languages that benchmarks measure: always the same, so that figures of one release can be compared with those of another. */
final class Measured {
    static final List<String> LANGUAGES = List.of("cpp", "java", "python", "javascript");

    private Measured() {}
}
