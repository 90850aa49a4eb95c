package dev.grundy.problem.read;

import dev.grundy.problem.pack.AnswerSource;
import dev.grundy.problem.pack.FormatVersion;
import dev.grundy.problem.pack.Grading;
import dev.grundy.problem.pack.InputSource;
import dev.grundy.problem.pack.PackageFile;
import dev.grundy.problem.pack.Program;
import dev.grundy.problem.pack.TestCase;
import dev.grundy.problem.pack.TestCase.Display;
import dev.grundy.problem.pack.TestCase.Notes;
import dev.grundy.problem.pack.TestData;
import dev.grundy.problem.pack.TestGroup;
import dev.grundy.problem.pack.TestNode;
import dev.grundy.problem.pack.TestSettings;
import dev.grundy.problem.pack.ValidationCase;
import dev.grundy.problem.yaml.Faults;
import dev.grundy.problem.yaml.Similar;
import dev.grundy.problem.yaml.YamlSection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Makes groups and tests with their settings out of what was found in data and in generators.yaml. */
final class TestDataReader {
    private static final List<String> JUDGED = List.of("sample", "secret");
    /** A sample that has one of these needs no input: it is shown, and not judged. */
    private static final List<String> ONLY_SHOWN = List.of("interaction", "in.statement", "in.download");

    private final ProblemSettings problem;
    private final TestDrafts drafts;
    private final Optional<Program> standard;
    private final boolean ours;
    private final Faults faults;
    private final GroupYaml groupYaml;
    private final Map<String, GroupDefaults> defaults = new HashMap<>();

    /**
     * @param standard makes the answers that a package of others lacks
     * @param ours whether samples alone are too little
     */
    TestDataReader(
            ProblemSettings problem, TestDrafts drafts, Optional<Program> standard, boolean ours, Faults faults) {
        this.problem = problem;
        this.standard = standard;
        this.ours = ours;
        this.drafts = drafts;
        this.faults = faults;
        this.groupYaml = new GroupYaml(problem);
    }

    TestData read() {
        GroupDefaults top = defaultsOf("");
        List<TestNode> judged = new ArrayList<>();
        for (String directory : JUDGED) {
            TestGroup group = group(directory);
            if (!group.allCases().isEmpty()) {
                judged.add(group);
            }
        }
        TestGroup root = new TestGroup("data", top.grading(), top.staticValidation(), top.settings(), judged);
        checkThereAreTests(root);
        checkDependencies(root);
        return new TestData(
                root,
                sampleInteractions(),
                validationCases("invalid_input"),
                validationCases("invalid_output"),
                validationCases("valid_output"));
    }

    private GroupDefaults defaultsOf(String directory) {
        GroupDefaults known = defaults.get(directory);
        if (known != null) {
            return known;
        }
        Optional<YamlSection> own = Optional.ofNullable(drafts.groups().get(directory));
        GroupDefaults read = directory.isEmpty()
                ? groupYaml.root(own, drafts.groups().values())
                : groupYaml.read(directory, own, defaultsOf(parentOf(directory)));
        defaults.put(directory, read);
        return read;
    }

    private static String parentOf(String path) {
        return path.contains("/") ? path.substring(0, path.lastIndexOf('/')) : "";
    }

    private TestGroup group(String directory) {
        GroupDefaults settings = defaultsOf(directory);
        List<TestNode> children = new ArrayList<>();
        for (String child : groupsIn(directory)) {
            TestGroup group = group(directory + "/" + child);
            if (!group.children().isEmpty()) {
                children.add(group);
            }
        }
        testsOf(directory).flatMap(draft -> testCase(draft).stream()).forEach(children::add);
        checkMixture(directory, children);
        children.sort(Comparator.comparing(TestNode::name));
        return new TestGroup(directory, settings.grading(), settings.staticValidation(), settings.settings(), children);
    }

    /** In format 2025-09 only the directories directly in secret are groups; deeper ones merely hold tests of theirs. */
    private boolean isFlat(String directory) {
        return problem.format() == FormatVersion.V2025_09 && !directory.equals("secret");
    }

    private Set<String> groupsIn(String directory) {
        Set<String> groups = new TreeSet<>();
        if (!isFlat(directory)) {
            for (String name : namesBelow(directory)) {
                int slash = name.indexOf('/', directory.length() + 1);
                if (slash > 0) {
                    groups.add(name.substring(directory.length() + 1, slash));
                }
            }
        }
        return groups;
    }

    private Stream<TestDraft> testsOf(String directory) {
        return namesBelow(directory).stream()
                .filter(name -> isFlat(directory) || name.indexOf('/', directory.length() + 1) < 0)
                .map(drafts.tests()::get);
    }

    private Set<String> namesBelow(String directory) {
        return drafts.tests().subMap(directory + "/", directory + "0").keySet();
    }

    private void checkMixture(String directory, List<TestNode> children) {
        boolean hasGroups = children.stream().anyMatch(TestGroup.class::isInstance);
        boolean hasTests = children.stream().anyMatch(TestCase.class::isInstance);
        if (hasGroups && hasTests && problem.format() == FormatVersion.V2025_09) {
            faults.warning(
                    "data/" + directory,
                    "there are both tests and groups here",
                    "move the tests into a group of their own");
        }
        Set<String> names = new TreeSet<>();
        for (TestNode child : children) {
            if (!names.add(child.name())) {
                faults.error("data/" + child.name(), "a test and a group have the same name", "rename one of them");
            }
        }
    }

    private Optional<TestCase> testCase(TestDraft draft) {
        if (!draft.hasInput() && !needsNoInput(draft)) {
            if (ONLY_SHOWN.stream().allMatch(kind -> draft.file(kind).isEmpty())) {
                faults.deviation(
                        draft.origin().file(),
                        OptionalInt.empty(),
                        "there is no " + draft.name() + ".in to go with this file",
                        "add the input or remove the file");
            }
            return Optional.empty();
        }
        YamlSection config = config(draft);
        TestSettings settings = settings(draft, config);
        TestCase test = new TestCase(
                draft.name(),
                input(draft),
                answer(draft),
                settings,
                draft.workFiles(),
                notes(draft, config),
                display(draft));
        config.allow("input_visualizer_args", "output_visualizer_args");
        config.refuseOtherKeys();
        return Optional.of(test);
    }

    private YamlSection config(TestDraft draft) {
        String file = "data/" + draft.name() + ".yaml";
        return draft.config()
                .or(() -> draft.file("yaml").map(yaml -> YamlSection.of(yaml.text(), file, faults)))
                .orElseGet(() -> YamlSection.empty(file, new Faults()));
    }

    private TestSettings settings(TestDraft draft, YamlSection config) {
        TestSettings settings =
                TestSettingsYaml.read(config, defaultsOf(parentOf(draft.name())).settings(), problem.validatorFlags());
        Optional<PackageFile> args = draft.file("args");
        return args.isEmpty()
                ? settings
                : new TestSettings(
                        ShellWords.split(args.get().text()),
                        settings.inputValidatorArgs(),
                        settings.inputValidatorArgsByName(),
                        settings.outputValidatorArgs(),
                        settings.fullFeedback());
    }

    /** What is answered in writing may have nothing to read. */
    private boolean needsNoInput(TestDraft draft) {
        return problem.type().submitAnswer() && draft.file("ans").isPresent();
    }

    private static InputSource input(TestDraft draft) {
        return draft.file("in")
                .<InputSource>map(InputSource.Given::new)
                .or(() -> draft.call().map(call -> new InputSource.Generated(call, draft.match())))
                .orElseGet(() -> new InputSource.Given(new PackageFile.Literal("")));
    }

    private AnswerSource answer(TestDraft draft) {
        Optional<PackageFile> given = draft.file("ans");
        if (given.isPresent()) {
            return new AnswerSource.Given(given.get());
        }
        if (draft.solution().isPresent()) {
            return new AnswerSource.Solved(draft.solution().get());
        }
        boolean mayBeUnsolved = problem.type().interactive()
                || problem.type().multiPass()
                || draft.call().isPresent();
        if (mayBeUnsolved) {
            return new AnswerSource.Unsolved();
        }
        boolean canBeSolved = !ours && !problem.type().submitAnswer() && standard.isPresent();
        (canBeSolved ? faults.ofDeviations() : faults)
                .error(draft.origin().file(), "the test has no answer", "add data/" + draft.name() + ".ans");
        return canBeSolved ? new AnswerSource.Solved(standard.get()) : new AnswerSource.Unsolved();
    }

    private static Notes notes(TestDraft draft, YamlSection config) {
        Optional<Path> image = Stream.of("png", "jpg", "jpeg", "svg")
                .map(draft.files()::get)
                .filter(PackageFile.OnDisk.class::isInstance)
                .map(file -> ((PackageFile.OnDisk) file).path())
                .findFirst();
        return new Notes(
                config.text("hint").or(() -> draft.file("hint").map(PackageFile::text)),
                config.text("description").or(() -> draft.file("desc").map(PackageFile::text)),
                image);
    }

    private Display display(TestDraft draft) {
        if (draft.file("out").isPresent() && draft.file("ans.statement").isPresent()) {
            faults.warning(draft.origin().file(), "the test has both .out and .ans.statement", "keep one of them");
        }
        return new Display(
                draft.file("in.statement"),
                draft.file("ans.statement"),
                draft.file("out"),
                draft.file("interaction"),
                draft.file("in.download"),
                draft.file("ans.download"));
    }

    /** Interactions that are shown without being tests, as interactive problems of the legacy format have them. */
    private List<PackageFile> sampleInteractions() {
        return namesBelow("sample").stream()
                .map(drafts.tests()::get)
                .filter(draft -> !draft.hasInput())
                .flatMap(draft -> draft.file("interaction").stream())
                .toList();
    }

    private List<ValidationCase> validationCases(String directory) {
        boolean needsOutput = !directory.equals("invalid_input");
        List<ValidationCase> cases = new ArrayList<>();
        for (String name : namesBelow(directory)) {
            TestDraft draft = Objects.requireNonNull(drafts.tests().get(name));
            if (!draft.hasInput() || (needsOutput && draft.file("out").isEmpty())) {
                faults.deviation(
                        draft.origin().file(),
                        OptionalInt.empty(),
                        "the test has no " + (draft.hasInput() ? "output" : "input"),
                        "add data/" + name + (draft.hasInput() ? ".out" : ".in"));
                continue;
            }
            YamlSection config = config(draft);
            cases.add(new ValidationCase(
                    name,
                    input(draft),
                    needsOutput ? Optional.of(answer(draft)) : Optional.empty(),
                    draft.file("out"),
                    settings(draft, config)));
            config.allow("description", "hint");
            config.refuseOtherKeys();
        }
        return cases;
    }

    private void checkThereAreTests(TestGroup root) {
        List<String> groups = root.children().stream().map(TestNode::name).toList();
        if (!groups.contains("secret")) {
            // Samples alone can be judged by; nothing at all cannot.
            (groups.isEmpty() ? faults : faults.ofDeviations())
                    .error(
                            "data/secret",
                            "the package has no secret test",
                            "add data/secret/1.in and 1.ans, or tests in generators/generators.yaml");
        }
        if (!groups.contains("sample") && sampleInteractions().isEmpty()) {
            faults.warning("data/sample", "the package has no sample", "add data/sample/1.in and 1.ans");
        }
    }

    private void checkDependencies(TestGroup root) {
        Set<String> names = new TreeSet<>();
        root.children().forEach(child -> collectNames(child, names));
        for (String name : names) {
            if (defaultsOf(name).grading() instanceof Grading.Current grading) {
                grading.requirePass()
                        .forEach(needed -> checkDependency(
                                name, names.contains("secret/" + needed) ? "secret/" + needed : needed, names));
            }
        }
    }

    private static void collectNames(TestNode node, Set<String> names) {
        if (node instanceof TestGroup group) {
            names.add(group.name());
            group.groups().forEach(inner -> collectNames(inner, names));
        }
    }

    private void checkDependency(String name, String needed, Set<String> names) {
        YamlSection yaml = drafts.groups().get(name);
        if (yaml == null) {
            return;
        }
        if (!names.contains(needed)) {
            yaml.error(
                    "require_pass",
                    "group " + name + " requires '" + needed + "', which is no group",
                    Similar.to(needed, names)
                            .map(similar -> "did you mean '" + similar + "'?")
                            .orElse("name one of " + names));
        } else if (needed.compareTo(name) >= 0) {
            yaml.error(
                    "require_pass",
                    "group " + name + " requires '" + needed + "', which is judged later",
                    "require only groups whose names come before " + name + ", so that no group waits for itself");
        }
    }
}
