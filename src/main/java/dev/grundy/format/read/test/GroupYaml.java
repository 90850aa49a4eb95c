package dev.grundy.format.read.test;

import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.pack.test.Grading;
import dev.grundy.format.pack.test.Grading.Aggregation;
import dev.grundy.format.pack.test.Grading.DefaultGraderFlags;
import dev.grundy.format.pack.test.Grading.ScoreMode;
import dev.grundy.format.pack.test.Grading.VerdictMode;
import dev.grundy.format.pack.test.ScoreRange;
import dev.grundy.format.pack.test.TestGroup.StaticValidation;
import dev.grundy.format.read.tree.ProblemSettings;
import dev.grundy.format.read.tree.ShellWords;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads testdata.yaml and test_group.yaml: how a group is graded, and the settings of its tests. */
final class GroupYaml {
    private static final Map<String, Aggregation> AGGREGATIONS = byLabel(Aggregation.values(), Aggregation::label);
    private static final Map<String, VerdictMode> VERDICT_MODES = byLabel(VerdictMode.values(), VerdictMode::label);
    private static final Map<String, ScoreMode> SCORE_MODES = byLabel(ScoreMode.values(), ScoreMode::label);
    private static final double SECRET_SCORE = 100;

    private static final List<String> GRADER_KEYS =
            List.of("on_reject", "grading", "grader_flags", "accept_score", "reject_score", "range");

    private final ProblemSettings problem;

    GroupYaml(ProblemSettings problem) {
        this.problem = problem;
    }

    /**
     * The settings above all groups.
     *
     * @param groups the contents of the groups' files
     */
    GroupDefaults root(Optional<YamlSection> own, Collection<YamlSection> groups) {
        Grading.Legacy standard =
                new Grading.Legacy(true, false, DefaultGraderFlags.DEFAULT, List.of(), 1, 0, ScoreRange.ALL);
        Grading grading = problem.format().isLegacy() || isDraftWithGraders(groups)
                ? problem.legacyGrading()
                        .map(section -> deprecated(section, standard))
                        .orElse(standard)
                : new Grading.Current(Aggregation.SUM, Optional.empty(), List.of());
        return read("", own, new GroupDefaults(grading, Optional.empty(), TestSettingsYaml.ofProblem(problem)));
    }

    /** Packages of the draft were written before it was settled: many have the legacy graders still. */
    private boolean isDraftWithGraders(Collection<YamlSection> groups) {
        return problem.format() == FormatVersion.DRAFT_2023_07
                && groups.stream().anyMatch(group -> GRADER_KEYS.stream().anyMatch(group::has));
    }

    /** @param name path below data */
    GroupDefaults read(String name, Optional<YamlSection> own, GroupDefaults parent) {
        YamlSection section = own.orElseGet(() -> YamlSection.empty("data/" + name, new Faults()));
        GroupDefaults defaults = new GroupDefaults(
                parent.grading() instanceof Grading.Legacy above ? legacy(section, above) : current(name, section),
                staticValidation(section),
                TestSettingsYaml.read(
                        section, TestSettingsYaml.inGroup(name, parent.settings()), problem.validatorFlags()));
        section.allow("hint", "description", "input_visualizer_args", "output_visualizer_args", "static_validation");
        section.refuseOtherKeys();
        return defaults;
    }

    private Grading.Legacy legacy(YamlSection section, Grading.Legacy parent) {
        Optional<String> flags = section.text("grader_flags");
        return new Grading.Legacy(
                section.choice("on_reject", onReject()).orElse(parent.breakOnReject()),
                section.choice("grading", Map.of("default", false, "custom", true))
                        .orElse(parent.custom()),
                flags.map(words -> graderFlags(words)).orElse(parent.flags()),
                flags.map(ShellWords::split).orElse(parent.graderFlags()),
                section.number("accept_score").orElse(parent.acceptScore()),
                section.number("reject_score").orElse(parent.rejectScore()),
                range(section).orElse(parent.range()));
    }

    private static Map<String, Boolean> onReject() {
        Map<String, Boolean> words = new LinkedHashMap<>();
        words.put("break", true);
        words.put("continue", false);
        // Names that older packages use for the same two.
        words.put("first_error", true);
        words.put("worst_error", false);
        words.put("grade", false);
        return words;
    }

    private Grading.Legacy deprecated(YamlSection grading, Grading.Legacy standard) {
        Grading.Legacy read = legacy(grading, standard);
        grading.allow("objective", "show_test_data_groups", "custom_scoring");
        grading.refuseOtherKeys();
        return read;
    }

    private static DefaultGraderFlags graderFlags(String words) {
        VerdictMode verdict = DefaultGraderFlags.DEFAULT.verdict();
        ScoreMode score = DefaultGraderFlags.DEFAULT.score();
        boolean ignoreSample = false;
        boolean acceptIfAny = false;
        for (String word : ShellWords.split(words)) {
            verdict = VERDICT_MODES.getOrDefault(word, verdict);
            score = SCORE_MODES.getOrDefault(word, score);
            ignoreSample |= word.equals("ignore_sample");
            acceptIfAny |= word.equals("accept_if_any_accepted");
        }
        return new DefaultGraderFlags(verdict, score, ignoreSample, acceptIfAny);
    }

    private static Optional<ScoreRange> range(YamlSection section) {
        List<String> words = section.texts("range").stream()
                .flatMap(text -> Arrays.stream(text.trim().split("\\s+")))
                .toList();
        if (words.isEmpty()) {
            return Optional.empty();
        }
        try {
            if (words.size() == 2) {
                return Optional.of(new ScoreRange(bound(words.get(0)), bound(words.get(1))));
            }
        } catch (IllegalArgumentException e) {
            return section.wrong("range", "two numbers, the smaller first, such as '0 100' or '-inf +inf'");
        }
        return section.wrong("range", "two numbers, such as '0 100' or '-inf +inf'");
    }

    private static double bound(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "inf", "+inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(word);
        };
    }

    private Grading current(String name, YamlSection section) {
        // Format 2023-07-draft keeps these in a map of their own, with 'score' for the largest score.
        YamlSection scoring = section.section("scoring").orElse(section);
        warnIfPointless(name, scoring);
        boolean isSecret = name.equals("secret");
        Optional<Double> standard =
                isSecret && problem.format() == FormatVersion.V2025_09 ? Optional.of(SECRET_SCORE) : Optional.empty();
        Grading grading = new Grading.Current(
                aggregation(scoring).orElse(isSecret || name.isEmpty() ? Aggregation.SUM : Aggregation.PASS_FAIL),
                maxScore(scoring, scoring.has("score") ? "score" : "max_score", standard),
                scoring.texts("require_pass"));
        if (scoring != section) {
            scoring.refuseOtherKeys();
        }
        return grading;
    }

    private static Optional<Aggregation> aggregation(YamlSection scoring) {
        return scoring.choice(scoring.has("aggregation") ? "aggregation" : "score_aggregation", AGGREGATIONS);
    }

    private void warnIfPointless(String name, YamlSection section) {
        for (String key : List.of("max_score", "score_aggregation", "require_pass")) {
            if (section.has(key) && (!problem.type().scoring() || name.equals("sample"))) {
                section.warning(
                        key,
                        "'" + key + "' has no meaning "
                                + (name.equals("sample") ? "in data/sample" : "in a pass-fail problem"),
                        "remove it, or add 'scoring' to type in problem.yaml");
            }
        }
    }

    private static Optional<Double> maxScore(YamlSection section, String key, Optional<Double> standard) {
        Optional<String> word = section.text(key);
        if (word.isEmpty()) {
            return standard;
        }
        if (word.get().equals("unbounded")) {
            return Optional.empty();
        }
        return section.number(key)
                .flatMap(value ->
                        value >= 0 ? Optional.of(value) : section.wrong(key, "a number of at least 0, or 'unbounded'"));
    }

    private static Optional<StaticValidation> staticValidation(YamlSection section) {
        List<String> args = section.texts("static_validator_args");
        if (section.value("static_validation_score").isEmpty()) {
            return Optional.empty();
        }
        boolean isPassFail = section.text("static_validation_score")
                .filter("pass-fail"::equals)
                .isPresent();
        return Optional.of(
                new StaticValidation(isPassFail ? Optional.empty() : section.number("static_validation_score"), args));
    }

    private static <E> Map<String, E> byLabel(E[] values, Function<E, String> label) {
        Map<String, E> byLabel = new LinkedHashMap<>();
        for (E value : values) {
            byLabel.put(label.apply(value), value);
        }
        return byLabel;
    }
}
