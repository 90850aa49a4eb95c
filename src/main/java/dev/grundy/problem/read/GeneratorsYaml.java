package dev.grundy.problem.read;

import dev.grundy.problem.pack.Constants;
import dev.grundy.problem.pack.GeneratorCall;
import dev.grundy.problem.pack.GeneratorTemplate;
import dev.grundy.problem.pack.PackageFile;
import dev.grundy.problem.pack.Program;
import dev.grundy.problem.read.TestDraft.Origin;
import dev.grundy.problem.read.YamlValue.Entry;
import dev.grundy.problem.read.YamlValue.Mapping;
import dev.grundy.problem.read.YamlValue.Scalar;
import dev.grundy.problem.read.YamlValue.Sequence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Reads generators/generators.yaml, BAPCtools' language: a tree of directories whose leaves are tests, each made by a
 * command, copied or written out. Tests in a list are numbered through the whole file, as there.
 */
final class GeneratorsYaml {
    static final String FILE = "generators/generators.yaml";

    private static final Set<String> TEST_KEYS = testKeys();
    private static final String[] DIRECTORY_KEYS =
            {"type", "data", "testdata.yaml", "test_group.yaml", "include", "solution", "random_salt", "retries", "visualizer"};
    private static final String[] OTHER_TEST_KEYS = {"type", "retries", "visualizer", "solution", "random_salt"};
    private static final List<String> ROOT_ORDER = List.of("sample", "secret", "invalid_output", "invalid_answer",
            "invalid_input", "valid_output");
    private static final Pattern SEED = Pattern.compile("\\{seed(?::[0-9]+)?}");
    private static final Pattern TEST_NAME = Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,200}");
    private static final int MOST_REPETITIONS = 1000;

    private final PackageTree tree;
    private final Faults faults;
    private final Commands commands;
    private final Optional<Program> standardSolution;
    private final SortedMap<String, TestDraft> tests = new TreeMap<>();
    private final Map<String, YamlSection> groups = new TreeMap<>();
    private final Map<String, List<TestDraft>> byKey = new HashMap<>();
    private final Map<String, String> byCommand = new HashMap<>();
    private int numbered;
    private int number;

    /** What a directory passes on: the solution that makes answers, and the salt of the seeds. */
    private record Inherited(Optional<Program> solution, String salt) {}

    /** What generators.yaml declares: the tests, and the solution at its root, which is the reference solver. */
    record Declared(TestDrafts drafts, Optional<String> solution) {}

    private GeneratorsYaml(PackageTree tree, Commands commands, Optional<Program> standardSolution, Faults faults) {
        this.tree = tree;
        this.commands = commands;
        this.standardSolution = standardSolution;
        this.faults = faults;
    }

    /** @param standardSolution makes answers where the file names no solution */
    static Declared read(
            PackageTree tree, Constants constants, Commands commands, Optional<Program> standardSolution, Faults faults) {
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
                    count += entry.value() instanceof Mapping map && map.entries().containsKey("data")
                            ? countNumbered(map.entries().get("data").value()) : 0;
                } else if (isList) {
                    count += repetitions(entry.value());
                }
            }
        }
        return count;
    }

    private static List<Mapping> listOf(YamlValue data) {
        List<YamlValue> items = data instanceof Sequence list ? list.items() : List.of(data);
        return items.stream().filter(Mapping.class::isInstance).map(Mapping.class::cast).toList();
    }

    private static int repetitions(YamlValue test) {
        if (test instanceof Mapping map && map.entries().containsKey("count")
                && map.entries().get("count").value() instanceof Scalar count && count.text().matches("[0-9]{1,4}")) {
            return Math.clamp(Integer.parseInt(count.text()), 1, MOST_REPETITIONS);
        }
        return 1;
    }

    private List<TestDraft> directory(String path, YamlSection yaml, Inherited from) {
        Inherited inherited = inherit(yaml, from);
        for (String key : List.of("testdata.yaml", "test_group.yaml")) {
            yaml.section(key).ifPresent(settings -> groups.put(path, withoutPath(settings, key, yaml)));
        }
        List<TestDraft> made = new ArrayList<>();
        Optional<YamlValue> data = yaml.value("data");
        data.filter(value -> value instanceof Scalar).ifPresent(value -> yaml.wrong("data", "a map or a list of tests"));
        data.ifPresent(value -> made.addAll(children(path, value, inherited)));
        for (String key : yaml.texts("include")) {
            made.addAll(include(path, key, yaml));
        }
        yaml.allow(DIRECTORY_KEYS);
        warnOfOtherKeys(yaml);
        return made;
    }

    /** Settings in place speak of themselves: their keys are not those of generators.yaml. */
    private YamlSection withoutPath(YamlSection settings, String key, YamlSection yaml) {
        return yaml.value(key).filter(Mapping.class::isInstance)
                .map(map -> YamlSection.of((Mapping) map, FILE, "", faults)).orElse(settings);
    }

    private void warnOfOtherKeys(YamlSection yaml) {
        Faults unknown = new Faults();
        yaml.refuseOtherKeys(unknown);
        unknown.list().forEach(fault -> faults.warning(fault.file(), fault.line().orElse(1), fault.found(),
                "it is ignored; " + fault.cure()));
    }

    private Inherited inherit(YamlSection yaml, Inherited from) {
        Optional<Program> solution = from.solution();
        if (yaml.has("solution")) {
            solution = yaml.text("solution").flatMap(command -> commands.solution(command, FILE, yaml.lineOf("solution")));
        }
        return new Inherited(solution, yaml.has("random_salt") ? yaml.text("random_salt").orElse("") : from.salt());
    }

    private List<TestDraft> children(String path, YamlValue data, Inherited inherited) {
        boolean isList = data instanceof Sequence;
        List<YamlValue> items = data instanceof Sequence list ? list.items() : List.of(data);
        long directories = listOf(data).stream().flatMap(map -> map.entries().values().stream())
                .filter(entry -> !isTest(entry.value())).count();
        int directoryNumber = 0;
        List<TestDraft> made = new ArrayList<>();
        for (YamlValue item : items) {
            if (!(item instanceof Mapping map) || (isList && map.entries().size() != 1)) {
                faults.error(FILE, item.line(), "an item of data is not one name with its test",
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
                    faults.error(FILE, entry.line(), "'" + child.getKey() + "' is " + entry.value().described(),
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
                ? Comparator.<String>comparingInt(key -> ROOT_ORDER.contains(key) ? ROOT_ORDER.indexOf(key) : ROOT_ORDER.size())
                        .thenComparing(Comparator.naturalOrder())
                : Comparator.naturalOrder();
        map.entries().keySet().stream().sorted(order).forEach(key -> ordered.put(key, map.entries().get(key)));
        return ordered;
    }

    private static String numberedName(int number, long of, String name) {
        String digits = String.valueOf(number);
        String padded = "0".repeat(Math.max(0, String.valueOf(of).length() - digits.length())) + digits;
        return name.isEmpty() ? padded : padded + "-" + name;
    }

    private List<TestDraft> tests(String path, String key, Entry entry, boolean isList, Inherited inherited) {
        if (path.isEmpty()) {
            faults.error(FILE, entry.line(), "the test '" + key + "' is in no directory", "put it into sample or secret");
            return List.of();
        }
        List<TestDraft> made = new ArrayList<>();
        int repetitions = repetitions(entry.value());
        boolean isCounted = entry.value() instanceof Mapping map && map.entries().containsKey("count");
        for (int repetition = 0; repetition < repetitions; repetition++) {
            String name = isList ? numberedName(++number, numbered, key) : key;
            if (isCounted) {
                name = name + "-" + numberedName(repetition + 1, repetitions, "");
            }
            if (isGoodName(name, entry.line())) {
                test(path + "/" + name, entry, repetition, inherited).ifPresent(made::add);
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
        faults.error(FILE, line, "the name '" + PackageScan.printable(name) + "' is not allowed",
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
        List<TestDraft> copies = included.stream().map(draft -> draft.under(path)).toList();
        copies.forEach(copy -> add(copy, yaml.lineOf("include")));
        return copies;
    }

    private Optional<TestDraft> test(String name, Entry entry, int repetition, Inherited inherited) {
        Origin origin = new Origin(FILE, OptionalInt.of(entry.line()));
        if (entry.value() instanceof Scalar scalar) {
            if (YamlSection.isNothing(scalar)) {
                return manual(name, entry.line());
            }
            if (scalar.text().endsWith(".in")) {
                Map<String, PackageFile> files = copied(scalar.text().substring(0, scalar.text().length() - 3), entry.line());
                return Optional.of(draft(name, files, Optional.empty(), Optional.empty(), List.of(), inherited, origin));
            }
            return call(scalar.text(), name, repetition, false, inherited, entry.line())
                    .map(call -> draft(name, Map.of(), Optional.empty(), Optional.of(call), List.of(), inherited, origin));
        }
        return testOf(name, YamlSection.of((Mapping) entry.value(), FILE, "", faults), repetition, inherited, origin);
    }

    private static TestDraft draft(String name, Map<String, PackageFile> files, Optional<YamlSection> config,
            Optional<GeneratorCall> call, List<Pattern> match, Inherited inherited, Origin origin) {
        return new TestDraft(name, files, new TreeMap<>(), config, call, match, inherited.solution(), origin);
    }

    private Optional<TestDraft> manual(String name, int line) {
        if (tree.file("data/" + name + ".in").isEmpty()) {
            faults.error(FILE, line, "the test " + name + " has no command, and there is no data/" + name + ".in",
                    "write the command that makes it, or add the file");
        }
        return Optional.empty();
    }

    private Optional<TestDraft> testOf(
            String name, YamlSection yaml, int repetition, Inherited from, Origin origin) {
        Inherited inherited = inherit(yaml, from);
        Map<String, PackageFile> files = new LinkedHashMap<>();
        yaml.text("copy").ifPresent(path -> files.putAll(copied(path, yaml.lineOf("copy"))));
        Optional<YamlSection> config = yaml.value("yaml").isPresent() ? yaml.section("yaml") : Optional.empty();
        for (String extension : DataFiles.EXTENSIONS) {
            if (!extension.equals("yaml")) {
                yaml.text(extension).ifPresent(text -> files.put(extension, new PackageFile.Literal(withLineEnd(text))));
            }
        }
        boolean isCounted = yaml.integer("count", 1, MOST_REPETITIONS).isPresent();
        Optional<GeneratorCall> call = yaml.text("generate").flatMap(command ->
                call(command, name, repetition, isCounted, inherited, yaml.lineOf("generate")));
        if (!yaml.has("generate") && files.isEmpty()) {
            faults.error(FILE, yaml.line(), "the test " + name + " has no input", "add 'generate', 'copy' or 'in'");
        }
        List<Pattern> match = matches(yaml);
        yaml.allow(OTHER_TEST_KEYS);
        warnOfOtherKeys(yaml);
        return yaml.has("generate") && call.isEmpty() || files.isEmpty() && call.isEmpty()
                ? Optional.empty()
                : Optional.of(draft(name, files, config, call, match, inherited, origin));
    }

    private static String withLineEnd(String text) {
        return text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
    }

    private Map<String, PackageFile> copied(String path, int line) {
        Map<String, PackageFile> files = new LinkedHashMap<>();
        for (String extension : DataFiles.EXTENSIONS) {
            tree.file("generators/" + path + "." + extension)
                    .ifPresent(file -> files.put(extension, new PackageFile.OnDisk(file)));
        }
        if (!files.containsKey("in")) {
            faults.error(FILE, line, "there is no generators/" + PackageScan.printable(path) + ".in to copy",
                    "write the path below generators, without extension");
        }
        return files;
    }

    private List<Pattern> matches(YamlSection yaml) {
        List<String> expressions = new ArrayList<>();
        if (yaml.value("match").filter(Mapping.class::isInstance).isPresent()) {
            yaml.section("match").ifPresent(section -> expressions.addAll(section.texts("in")));
        } else {
            expressions.addAll(yaml.texts("match"));
        }
        List<Pattern> patterns = new ArrayList<>();
        for (String expression : expressions) {
            try {
                patterns.add(Pattern.compile(expression, Pattern.MULTILINE));
            } catch (PatternSyntaxException e) {
                yaml.error("match", "'" + expression + "' is no regular expression: " + e.getDescription(), "mend it");
            }
        }
        return patterns;
    }

    private Optional<GeneratorCall> call(
            String written, String name, int repetition, boolean isCounted, Inherited inherited, int line) {
        String command = isCounted ? written.replace("{count}", String.valueOf(repetition + 1)) : written;
        if (SEED.matcher(command).results().count() > 1) {
            faults.error(FILE, line, "the command has more than one {seed}", "derive further numbers in the generator");
            return Optional.empty();
        }
        long seed = Seed.of(inherited.salt(), repetition, command);
        Optional<GeneratorTemplate> template = commands.parse(command, FILE, line);
        return template.map(found -> {
            List<String> args = found.args().stream()
                    .map(arg -> SEED.matcher(arg).replaceAll(Matcher.quoteReplacement(Long.toString(seed))))
                    .map(arg -> arg.replace("{name}", "testcase"))
                    .toList();
            GeneratorCall call = new GeneratorCall(found.program(), args, "testcase");
            checkDistinct(call, name, repetition, line);
            return call;
        });
    }

    private void checkDistinct(GeneratorCall call, String name, int repetition, int line) {
        String other = byCommand.putIfAbsent(call.command(), name);
        if (other != null && repetition == 0) {
            faults.error(FILE, line, "the command '" + call.command() + "' makes the same test as " + other,
                    "change its arguments, write {seed:2} for another seed, or use 'count'");
        } else if (other != null) {
            faults.warning(FILE, line, "'count' makes the same test again and again", "use {seed} or {count} in the command");
        }
    }
}
