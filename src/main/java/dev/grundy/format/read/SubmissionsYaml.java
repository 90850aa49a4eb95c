package dev.grundy.format.read;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Expectation;
import dev.grundy.format.pack.Expectation.TimeLimitUse;
import dev.grundy.format.pack.Glob;
import dev.grundy.format.pack.Misconception;
import dev.grundy.format.pack.Wording;
import dev.grundy.format.pack.test.ScoreRange;
import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlValue;
import dev.grundy.format.yaml.YamlValue.Mapping;
import dev.grundy.format.yaml.YamlValue.Scalar;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The content of submissions.yaml. Each glob of submissions has a language, an entry point and expectations. Our own addition to the format is the
 * idea behind a wrong program.
 */
final class SubmissionsYaml {
    static final String NAME = "submissions.yaml";
    private static final String FILE = "submissions/" + NAME;
    private static final String[] ABOUT_THE_PROGRAM = {
        "language", "entrypoint", "authors", "model_solution", "idea", "editorial"
    };
    private static final String[] ABOUT_VERDICTS = {"permitted", "required", "score", "message", "use_for_time_limit"};

    private final Map<String, Rule> rules;
    private final boolean legacy;
    private final Faults faults;

    /** The content of one glob; expectations are empty where it only tells of the program. */
    private record Rule(
            YamlSection section,
            Optional<String> language,
            Optional<String> entryPoint,
            boolean model,
            Optional<Wording> idea,
            Optional<String> anchor,
            Optional<YamlSection> verdicts,
            Map<String, YamlSection> perTests) {}

    private SubmissionsYaml(Map<String, Rule> rules, boolean legacy, Faults faults) {
        this.rules = rules;
        this.legacy = legacy;
        this.faults = faults;
    }

    /** @param legacy whether the package is of a format that knows no such file: what it says of time is said all the same */
    static SubmissionsYaml read(PackageTree tree, boolean legacy, Faults faults) {
        Map<String, Rule> rules = new LinkedHashMap<>();
        tree.text(FILE, faults).ifPresent(text -> {
            YamlSection yaml = YamlSection.of(text, FILE, faults);
            for (String glob : yaml.keys()) {
                yaml.section(glob).ifPresent(section -> rules.put(glob, rule(section)));
            }
        });
        return new SubmissionsYaml(rules, legacy, faults);
    }

    private static Rule rule(YamlSection section) {
        Set<String> reserved = new HashSet<>(List.of(ABOUT_THE_PROGRAM));
        reserved.addAll(List.of(ABOUT_VERDICTS));
        Map<String, YamlSection> perTests = new LinkedHashMap<>();
        for (String key : section.keys()) {
            boolean isTestGlob = key.startsWith("sample") || key.startsWith("secret") || key.startsWith("*");
            if (!reserved.contains(key) && isTestGlob) {
                section.section(key).ifPresent(inner -> perTests.put(key, inner));
            }
        }
        boolean hasVerdicts = List.of(ABOUT_VERDICTS).stream().anyMatch(section::has);
        section.allow("authors");
        Rule rule = new Rule(
                section,
                section.text("language"),
                section.text("entrypoint"),
                section.flag("model_solution").orElse(false),
                WordingYaml.read(section, "idea"),
                anchor(section),
                hasVerdicts ? Optional.of(section) : Optional.empty(),
                perTests);
        section.allow(ABOUT_VERDICTS);
        section.refuseOtherKeys();
        return rule;
    }

    private static Optional<String> anchor(YamlSection section) {
        return section.text("editorial")
                .flatMap(
                        text -> Misconception.isAnchor(text)
                                ? Optional.of(text)
                                : section.wrong(
                                        "editorial",
                                        "the id of a heading or point of the editorial, such as section-proof or point-off-by-one"));
    }

    /** The expectation of a default folder whose own entry overrides some of its keys; empty without such an entry. */
    Optional<Expectation> folder(String folder, Optional<Expectation> standard) {
        Rule rule = rules.get(folder);
        return rule == null
                ? Optional.empty()
                : rule.verdicts().map(section -> expectation(section, Optional.empty(), standard));
    }

    /** The expectations beside the folder's own. */
    List<Expectation> expectations(String path) {
        String folder = path.substring(0, path.indexOf('/'));
        List<Expectation> expectations = new ArrayList<>();
        rules.forEach((glob, rule) -> {
            if (Glob.matches(glob, path)) {
                if (!glob.equals(folder)) {
                    rule.verdicts()
                            .ifPresent(section ->
                                    expectations.add(expectation(section, Optional.empty(), Optional.empty())));
                }
                rule.perTests()
                        .forEach((tests, section) ->
                                expectations.add(expectation(section, Optional.of(tests), Optional.empty())));
            }
        });
        return expectations;
    }

    Optional<String> language(String path) {
        return first(path, Rule::language);
    }

    Optional<String> entryPoint(String path) {
        return first(path, Rule::entryPoint);
    }

    boolean isModel(String path) {
        return matching(path).stream().anyMatch(Rule::model);
    }

    /** Why a program is wrong. Idea and place each come from the first rule that names one, so that one may stand for many programs. */
    Optional<Misconception> misconception(String path) {
        return first(path, Rule::idea).map(idea -> new Misconception(idea, first(path, Rule::anchor)));
    }

    /** An accepted program has no wrong idea: who says so mixed two programs up. */
    void refuseIdeasOf(Collection<String> accepted) {
        rules.forEach((glob, rule) -> accepted.stream()
                .filter(path -> rule.idea().isPresent() && Glob.matches(glob, path))
                .findFirst()
                .ifPresent(path -> rule.section()
                        .error(
                                "idea",
                                "'" + glob + "' gives " + path + " a wrong idea",
                                "name programs that answer wrongly")));
    }

    void refuseUnmatched(Collection<String> paths) {
        rules.forEach((glob, rule) -> {
            if (paths.stream().noneMatch(path -> Glob.matches(glob, path))) {
                faults.warning(
                        FILE,
                        rule.section().line(),
                        "'" + glob + "' matches no submission",
                        "fix the path, relative to submissions");
            }
        });
    }

    private <T> Optional<T> first(String path, Function<Rule, Optional<T>> part) {
        return matching(path).stream().map(part).flatMap(Optional::stream).findFirst();
    }

    /** The rules of this path alone come first, then globs in their order. */
    private List<Rule> matching(String path) {
        return rules.entrySet().stream()
                .filter(rule -> Glob.matches(rule.getKey(), path))
                .sorted(Comparator.comparing(rule -> !rule.getKey().equals(path)))
                .map(Map.Entry::getValue)
                .toList();
    }

    private Expectation expectation(YamlSection section, Optional<String> tests, Optional<Expectation> standard) {
        Optional<Set<Verdict>> ownPermitted = verdicts(section, "permitted");
        Optional<Set<Verdict>> ownRequired = verdicts(section, "required");
        Set<Verdict> permitted =
                ownPermitted.or(() -> standard.map(Expectation::permitted)).orElse(Expectation.ANY);
        Set<Verdict> required =
                ownRequired.or(() -> standard.map(Expectation::required)).orElse(Expectation.ANY);
        Expectation expectation = new Expectation(
                tests,
                permitted,
                required,
                overall(tests, permitted, required),
                score(section),
                false,
                section.text("message").orElse(""),
                timeLimitUse(section, permitted, required));
        if (tests.isPresent()) {
            section.refuseOtherKeys();
        }
        return expectation;
    }

    /** The submission's verdict follows from the tests': only a submission without failures is accepted. */
    private static Set<Verdict> overall(Optional<String> tests, Set<Verdict> permitted, Set<Verdict> required) {
        if (tests.isPresent()) {
            return Expectation.ANY;
        }
        Set<Verdict> overall = EnumSet.noneOf(Verdict.class);
        overall.addAll(permitted);
        if (!required.contains(Verdict.AC)) {
            overall.remove(Verdict.AC);
        }
        return overall;
    }

    private static Optional<Set<Verdict>> verdicts(YamlSection section, String key) {
        if (!section.has(key)) {
            return Optional.empty();
        }
        Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
        for (String code : section.texts(key)) {
            Set<Verdict> known = FolderExpectations.ofCode(code);
            if (known.isEmpty()) {
                section.wrong(key, "a list of AC, WA, TLE and RTE");
            }
            verdicts.addAll(known);
        }
        return Optional.of(verdicts);
    }

    private static Optional<ScoreRange> score(YamlSection section) {
        Optional<YamlValue> value = section.value("score");
        if (value.isEmpty()) {
            return Optional.empty();
        }
        List<String> bounds = value.get() instanceof Mapping ? List.of() : section.texts("score");
        try {
            double least = Double.parseDouble(bounds.getFirst());
            double most = Double.parseDouble(bounds.getLast());
            if (bounds.size() <= 2 && least <= most) {
                return Optional.of(new ScoreRange(least, most));
            }
        } catch (NumberFormatException | NoSuchElementException e) {
            return section.wrong("score", "a number, or a list of two");
        }
        return section.wrong("score", "a number, or a list of two, the smaller first");
    }

    private TimeLimitUse timeLimitUse(YamlSection section, Set<Verdict> permitted, Set<Verdict> required) {
        Optional<String> word = section.value("use_for_time_limit")
                .filter(Scalar.class::isInstance)
                .map(value -> ((Scalar) value).text());
        if (word.isPresent()) {
            switch (word.get()) {
                case "false" -> {
                    return TimeLimitUse.NONE;
                }
                case "lower" -> {
                    return TimeLimitUse.LOWER_BOUND;
                }
                case "upper" -> {
                    return TimeLimitUse.UPPER_BOUND;
                }
                case "true" -> {}
                default -> section.wrong("use_for_time_limit", "true, false, lower or upper");
            }
        }
        boolean mustBeTooSlow = required.equals(Set.of(Verdict.TLE));
        if (legacy) {
            return FolderExpectations.legacyUse(mustBeTooSlow, permitted.equals(Set.of(Verdict.AC)));
        }
        if (mustBeTooSlow) {
            return TimeLimitUse.UPPER_BOUND;
        }
        return permitted.contains(Verdict.TLE) ? TimeLimitUse.NONE : TimeLimitUse.LOWER_BOUND;
    }
}
