package dev.grundy.format.read;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.pack.ProblemLimits;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.format.pack.ProblemLimits.TimeMargins;
import dev.grundy.format.yaml.YamlSection;
import java.time.Duration;
import java.util.Optional;

/** Reads {@code limits} of problem.yaml, with the typical defaults of the format where a limit is not given. */
final class LimitsYaml {
    private static final int MOST_SECONDS = 100_000;
    private static final int MOST_MEBIBYTES = 1 << 20;
    private static final double LEGACY_TIME_MULTIPLIER = 5;
    private static final double LEGACY_SAFETY_MARGIN = 2;
    private static final double TIME_MULTIPLIER = 2.0;
    private static final double SAFETY_MARGIN = 1.5;

    private final YamlSection limits;
    private final boolean legacy;

    private LimitsYaml(YamlSection limits, boolean legacy) {
        this.limits = limits;
        this.legacy = legacy;
    }

    /** @param declaredElsewhere a time limit from another file, used when problem.yaml has none */
    static ProblemLimits read(YamlSection limits, boolean legacy, Optional<Duration> declaredElsewhere) {
        return new LimitsYaml(limits, legacy).read(declaredElsewhere);
    }

    private ProblemLimits read(Optional<Duration> declaredElsewhere) {
        ProblemLimits read = new ProblemLimits(
                timeLimit().or(() -> declaredElsewhere),
                margins(),
                mebibytes("memory", 2048),
                mebibytes("output", 8),
                MemorySize.ofKibibytes(limits.integer("code", 1, MOST_MEBIBYTES).orElse(128)),
                new StepLimits(
                        seconds("compilation_time", 60),
                        mebibytes("compilation_memory", 2048),
                        MemorySize.ofMebibytes(MOST_MEBIBYTES)),
                new StepLimits(
                        seconds("validation_time", 60),
                        mebibytes("validation_memory", 2048),
                        mebibytes("validation_output", 8)),
                limits.integer("validation_passes", 2, 1_000_000).orElse(2));
        limits.refuseOtherKeys();
        return read;
    }

    private Optional<Duration> timeLimit() {
        if (legacy && limits.has("time_limit")) {
            limits.warning(
                    "time_limit",
                    "limits.time_limit is not part of the legacy format",
                    "it is used; declare problem_format_version: 2025-09 to make it official");
        }
        return positive("time_limit").map(LimitsYaml::duration);
    }

    private TimeMargins margins() {
        Optional<YamlSection> multipliers = limits.section("time_multipliers");
        Optional<Double> accepted = multipliers.flatMap(section -> multiplier(section, "ac_to_time_limit"));
        Optional<Double> exceeded = multipliers.flatMap(section -> multiplier(section, "time_limit_to_tle"));
        multipliers.ifPresent(YamlSection::refuseOtherKeys);
        Optional<Double> legacyAccepted = multiplier(limits, "time_multiplier");
        Optional<Double> legacyExceeded = multiplier(limits, "time_safety_margin");
        return new TimeMargins(
                accepted.or(() -> legacyAccepted).orElse(legacy ? LEGACY_TIME_MULTIPLIER : TIME_MULTIPLIER),
                exceeded.or(() -> legacyExceeded).orElse(legacy ? LEGACY_SAFETY_MARGIN : SAFETY_MARGIN),
                positive("time_resolution").map(LimitsYaml::duration).orElse(Duration.ofSeconds(1)));
    }

    private static Optional<Double> multiplier(YamlSection section, String key) {
        return section.number(key)
                .flatMap(value -> value >= 1 ? Optional.of(value) : section.wrong(key, "a number of at least 1"));
    }

    private Optional<Double> positive(String key) {
        return limits.number(key)
                .flatMap(value -> value >= 0.001 && value <= MOST_SECONDS
                        ? Optional.of(value)
                        : limits.wrong(key, "a number of seconds greater than 0"));
    }

    private Duration seconds(String key, int standard) {
        return duration(limits.number(key)
                .flatMap(value -> value > 0 && value <= MOST_SECONDS
                        ? Optional.of(value)
                        : limits.wrong(key, "a number of seconds greater than 0"))
                .orElse((double) standard));
    }

    private MemorySize mebibytes(String key, int standard) {
        return MemorySize.ofMebibytes(limits.integer(key, 1, MOST_MEBIBYTES).orElse(standard));
    }

    static Duration duration(double seconds) {
        return Duration.ofNanos(Math.round(seconds * 1e9));
    }
}
