package dev.grundy.format.read.test;

import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.Grading;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestData;
import dev.grundy.format.pack.test.TestGroup;
import dev.grundy.format.pack.test.TestNode;
import dev.grundy.format.pack.test.ValidationCase;
import dev.grundy.format.read.tree.ProblemSettings;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.Similar;
import dev.grundy.format.yaml.YamlSection;
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
public final class TestDataReader {
    private static final List<String> JUDGED = List.of("sample", "secret");

    private final ProblemSettings problem;
    private final TestDrafts drafts;
    private final Faults faults;
    private final GroupYaml groupYaml;
    private final TestCaseReader reader;
    private final Map<String, GroupDefaults> defaults = new HashMap<>();

    /**
     * @param standard makes the answers that a package of others lacks
     * @param ours whether samples alone are too little
     */
    public TestDataReader(
            ProblemSettings problem, TestDrafts drafts, Optional<Program> standard, boolean ours, Faults faults) {
        this.problem = problem;
        this.drafts = drafts;
        this.faults = faults;
        this.groupYaml = new GroupYaml(problem);
        this.reader = new TestCaseReader(
                problem,
                ours ? Optional.empty() : standard,
                faults,
                draft -> defaultsOf(parentOf(draft.name())).settings());
    }

    public TestData read() {
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
        testsOf(directory).flatMap(draft -> reader.read(draft).stream()).forEach(children::add);
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
            YamlSection config = reader.config(draft);
            cases.add(new ValidationCase(
                    name,
                    TestCaseReader.input(draft),
                    needsOutput ? Optional.of(reader.answer(draft)) : Optional.empty(),
                    draft.file("out"),
                    reader.settings(draft, config)));
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
