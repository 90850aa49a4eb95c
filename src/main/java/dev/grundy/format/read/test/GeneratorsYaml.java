package dev.grundy.format.read.test;

import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.read.tree.GeneratorCommands;
import dev.grundy.format.read.tree.PackageScan;
import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlValue;
import dev.grundy.format.yaml.YamlValue.Entry;
import dev.grundy.format.yaml.YamlValue.Mapping;
import dev.grundy.format.yaml.YamlValue.Scalar;
import dev.grundy.format.yaml.YamlValue.Sequence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Reads generators/generators.yaml, BAPCtools' language: a tree of directories whose leaves are tests, each made by a
 * command, copied or written out. Tests in a list are numbered through the whole file, as there.
 */
public final class GeneratorsYaml {
    static final String FILE = "generators/generators.yaml";
    static final int MOST_REPETITIONS = 1000;

    private static final Set<String> TEST_KEYS = testKeys();
    private static final String[] DIRECTORY_KEYS = {
        "type",
        "data",
        "testdata.yaml",
        "test_group.yaml",
        "include",
        "solution",
        "random_salt",
        "retries",
        "visualizer"
    };
    private static final List<String> ROOT_ORDER =
            List.of("sample", "secret", "invalid_output", "invalid_answer", "invalid_input", "valid_output");
    private static final Pattern TEST_NAME = Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,200}");

    private final Faults faults;
    private final GeneratorCommands commands;
    private final Optional<Program> standardSolution;
    private final TestCaseYaml declared;
    private final SortedMap<String, TestDraft> tests = new TreeMap<>();
    private final Map<String, YamlSection> groups = new TreeMap<>();
    private final Map<String, List<TestDraft>> byKey = new HashMap<>();
    private int numbered;
    private int number;

    /** The content of generators.yaml: the tests, and the solution at its root, which is the reference solver. */
    public record Declared(TestDrafts drafts, Optional<String> solution) {}

    private GeneratorsYaml(
            PackageTree tree, GeneratorCommands commands, Optional<Program> standardSolution, Faults faults) {
        this.commands = commands;
        this.standardSolution = standardSolution;
        this.faults = faults;
        this.declared = new TestCaseYaml(tree, commands, faults);
    }

    /** @param standardSolution makes answers where the file names no solution */
    public static Declared read(
            PackageTree tree,
            Constants constants,
            GeneratorCommands commands,
            Optional<Program> standardSolution,
            Faults faults) {
        Optional<String> text = tree.text(FILE, faults);
        if (text.isEmpty()) {
            return new Declared(TestDrafts.none(), Optional.empty());
        }
        YamlSection root = YamlSection.of(constants.fillIn(text.get()), FILE, faults);
        return new GeneratorsYaml(tree, commands, standardSolution, faults).read(root);
    }

    private Declared read(YamlSection root) {
        root.section("generators").ifPresent(commands::define);
        root.allow("generators", "parallel", "version", "gitignore_generated");
        numbered = root.value("data").map(this::countNumbered).orElse(0);
        directory("", root, new Inherited(standardSolution, ""));
        return new Declared(new TestDrafts(tests, groups), root.text("solution"));
    }

    private static Set<String> testKeys() {
        List<String> keys = new ArrayList<>(DataFiles.EXTENSIONS);
        keys.addAll(List.of("copy", "generate", "count", "match"));
        return Set.copyOf(keys);
    }

    private static boolean isTest(YamlValue value) {
        return switch (value) {
            case Scalar command -> true;
            case Mapping map -> map.entries().keySet().stream().anyMatch(TEST_KEYS::contains);
            case Sequence list -> false;
        };
    }

    private int countNumbered(YamlValue data) {
        boolean isList = data instanceof Sequence;
        int count = 0;
        for (Mapping entries : listOf(data)) {
            for (Entry entry : entries.entries().values()) {
                if (!isTest(entry.value())) {
                    count += entry.value() instanceof Mapping map
                                    && map.entries().containsKey("data")
                            ? countNumbered(map.entries().get("data").value())
                            : 0;
                } else if (isList) {
                    count += repetitions(entry.value());
                }
            }
        }
        return count;
    }

    private static List<Mapping> listOf(YamlValue data) {
        List<YamlValue> items = data instanceof Sequence list ? list.items() : List.of(data);
        return items.stream()
                .filter(Mapping.class::isInstance)
                .map(Mapping.class::cast)
                .toList();
    }

    private static int repetitions(YamlValue test) {
        if (test instanceof Mapping map
                && map.entries().containsKey("count")
                && map.entries().get("count").value() instanceof Scalar count
                && count.text().matches("[0-9]{1,4}")) {
            return Math.clamp(Integer.parseInt(count.text()), 1, MOST_REPETITIONS);
        }
        return 1;
    }

    private List<TestDraft> directory(String path, YamlSection yaml, Inherited from) {
        Inherited inherited = from.within(yaml, commands);
        for (String key : List.of("testdata.yaml", "test_group.yaml")) {
            yaml.section(key).ifPresent(settings -> groups.put(path, withoutPath(settings, key, yaml)));
        }
        List<TestDraft> made = new ArrayList<>();
        Optional<YamlValue> data = yaml.value("data");
        data.filter(value -> value instanceof Scalar)
                .ifPresent(value -> yaml.wrong("data", "a map or a list of tests"));
        data.ifPresent(value -> made.addAll(children(path, value, inherited)));
        for (String key : yaml.texts("include")) {
            made.addAll(include(path, key, yaml));
        }
        yaml.allow(DIRECTORY_KEYS);
        yaml.ignoreOtherKeys();
        return made;
    }

    /** Settings in place speak of themselves: their keys are not those of generators.yaml. */
    private YamlSection withoutPath(YamlSection settings, String key, YamlSection yaml) {
        return yaml.value(key)
                .filter(Mapping.class::isInstance)
                .map(map -> YamlSection.of((Mapping) map, FILE, "", faults))
                .orElse(settings);
    }

    private List<TestDraft> children(String path, YamlValue data, Inherited inherited) {
        boolean isList = data instanceof Sequence;
        List<YamlValue> items = data instanceof Sequence list ? list.items() : List.of(data);
        long directories = listOf(data).stream()
                .flatMap(map -> map.entries().values().stream())
                .filter(entry -> !isTest(entry.value()))
                .count();
        int directoryNumber = 0;
        List<TestDraft> made = new ArrayList<>();
        for (YamlValue item : items) {
            if (!(item instanceof Mapping map) || (isList && map.entries().size() != 1)) {
                faults.error(
                        FILE,
                        item.line(),
                        "an item of data is not one name with its test",
                        "write '- name: command', one name per item");
                continue;
            }
            for (Map.Entry<String, Entry> child : inOrder(path, map).entrySet()) {
                Entry entry = child.getValue();
                if (isTest(entry.value())) {
                    made.addAll(tests(path, child.getKey(), entry, isList, inherited));
                } else if (entry.value() instanceof Mapping inner) {
                    directoryNumber++;
                    String name = isList ? numberedName(directoryNumber, directories, child.getKey()) : child.getKey();
                    made.addAll(directoryChild(path, child.getKey(), name, inner, entry.line(), inherited));
                } else {
                    faults.error(
                            FILE,
                            entry.line(),
                            "'" + child.getKey() + "' is " + entry.value().described(),
                            "write a command, a map with 'generate', 'copy' or 'in', or a directory with 'data'");
                }
            }
        }
        return made;
    }

    private List<TestDraft> directoryChild(
            String path, String key, String name, Mapping inner, int line, Inherited inherited) {
        if (!isGoodName(name, line)) {
            return List.of();
        }
        String child = path.isEmpty() ? name : path + "/" + name;
        List<TestDraft> made = directory(child, YamlSection.of(inner, FILE, "", faults), inherited);
        byKey.computeIfAbsent(key, unused -> new ArrayList<>()).addAll(made);
        return made;
    }

    private static Map<String, Entry> inOrder(String path, Mapping map) {
        Map<String, Entry> ordered = new LinkedHashMap<>();
        Comparator<String> order = path.isEmpty()
                ? Comparator.<String>comparingInt(
                                key -> ROOT_ORDER.contains(key) ? ROOT_ORDER.indexOf(key) : ROOT_ORDER.size())
                        .thenComparing(Comparator.naturalOrder())
                : Comparator.naturalOrder();
        map.entries().keySet().stream()
                .sorted(order)
                .forEach(key -> ordered.put(key, map.entries().get(key)));
        return ordered;
    }

    private static String numberedName(int number, long of, String name) {
        String digits = String.valueOf(number);
        String padded = "0".repeat(Math.max(0, String.valueOf(of).length() - digits.length())) + digits;
        return name.isEmpty() ? padded : padded + "-" + name;
    }

    private List<TestDraft> tests(String path, String key, Entry entry, boolean isList, Inherited inherited) {
        if (path.isEmpty()) {
            faults.error(
                    FILE, entry.line(), "the test '" + key + "' is in no directory", "put it into sample or secret");
            return List.of();
        }
        List<TestDraft> made = new ArrayList<>();
        int repetitions = repetitions(entry.value());
        boolean isCounted =
                entry.value() instanceof Mapping map && map.entries().containsKey("count");
        for (int repetition = 0; repetition < repetitions; repetition++) {
            String name = isList ? numberedName(++number, numbered, key) : key;
            if (isCounted) {
                name = name + "-" + numberedName(repetition + 1, repetitions, "");
            }
            if (isGoodName(name, entry.line())) {
                declared.draft(path + "/" + name, entry, repetition, inherited).ifPresent(made::add);
            }
        }
        made.forEach(draft -> add(draft, entry.line()));
        byKey.computeIfAbsent(key, unused -> new ArrayList<>()).addAll(made);
        return made;
    }

    private boolean isGoodName(String name, int line) {
        if (TEST_NAME.matcher(name).matches()) {
            return true;
        }
        faults.error(
                FILE,
                line,
                "the name '" + PackageScan.printable(name) + "' is not allowed",
                "use letters, digits, '_', '.' and '-' only");
        return false;
    }

    private void add(TestDraft draft, int line) {
        if (tests.putIfAbsent(draft.name(), draft) != null) {
            faults.error(FILE, line, "there are two tests named " + draft.name(), "rename one of them");
        }
    }

    private List<TestDraft> include(String path, String key, YamlSection yaml) {
        List<TestDraft> included = byKey.getOrDefault(key, List.of());
        if (included.isEmpty()) {
            yaml.error("include", "'" + key + "' is no test or directory further up", "include what stands before");
        }
        List<TestDraft> copies =
                included.stream().map(draft -> draft.under(path)).toList();
        copies.forEach(copy -> add(copy, yaml.lineOf("include")));
        return copies;
    }
}
