package dev.grundy.studio.tab;

import dev.grundy.format.yaml.YamlEdit;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.tab.TestDeclaration.Source;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The tests of a copy as its files declare them: lines of generators.yaml, and files of samples in data.
 *
 * @param yaml generators.yaml; empty where it is none
 * @param list in the order of the file, samples first
 */
record TestDeclarations(Optional<YamlEdit> yaml, List<TestDeclaration> list) {
    static final FilePath FILE = new FilePath("generators/generators.yaml");
    static final String SAMPLE = "sample";
    static final String SECRET = "secret";

    private static final int DEEPEST = 8;
    private static final String DATA = "data";
    private static final List<String> SIMPLE = List.of("in", "ans", "interaction", "generate", "count");
    private static final Set<String> OF_TESTS = Set.of(
            "in", "ans", "out", "generate", "count", "copy", "match", "yaml", "interaction", "hint", "desc", "args");

    TestDeclarations {
        list = List.copyOf(list);
    }

    static TestDeclarations of(Snapshot copy) {
        Optional<YamlEdit> yaml = YamlEdit.of(copy.yaml(FILE));
        List<TestDeclaration> tests = new ArrayList<>();
        yaml.ifPresent(edit -> {
            Set<String> ids = new HashSet<>();
            for (String group : List.of(SAMPLE, SECRET)) {
                new Walk(edit, tests, ids).directory(group, List.of(DATA, group), 0);
            }
        });
        List<TestDeclaration> files = files(copy);
        return new TestDeclarations(
                yaml,
                Stream.of(
                                tests.stream().filter(TestDeclaration::isSample),
                                files.stream(),
                                tests.stream().filter(test -> !test.isSample()))
                        .flatMap(part -> part)
                        .toList());
    }

    static boolean isSample(String group) {
        return group.equals(SAMPLE) || group.startsWith(SAMPLE + "/");
    }

    /** Collects the tests below the directories of one file. */
    private record Walk(YamlEdit yaml, List<TestDeclaration> tests, Set<String> ids) {
        void directory(String group, List<String> path, int depth) {
            List<String> data = append(path, DATA);
            if (depth > DEEPEST) {
                return;
            }
            for (String step : yaml.steps(data)) {
                if (yaml.isList(data)) {
                    yaml.steps(append(data, step)).forEach(key -> child(group, key, append(data, step, key), depth));
                } else {
                    child(group, step, append(data, step), depth);
                }
            }
        }

        private void child(String group, String key, List<String> path, int depth) {
            List<String> keys = yaml.steps(path);
            boolean isTest = yaml.value(path).isPresent() || keys.stream().anyMatch(OF_TESTS::contains);
            if (isTest) {
                tests.add(test(group, key, path, keys));
            } else if (keys.contains(DATA)) {
                directory(group + "/" + key, path, depth + 1);
            }
        }

        private TestDeclaration test(String group, String key, List<String> path, List<String> keys) {
            Optional<String> single = yaml.value(path);
            String command =
                    single.orElseGet(() -> yaml.value(append(path, "generate")).orElse(""));
            Optional<String> input = yaml.value(append(path, "in"));
            boolean isSimple = single.isPresent()
                    ? !command.isBlank() && !command.endsWith(".in")
                    : SIMPLE.containsAll(keys) && input.isPresent() == command.isBlank();
            Source source = !isSimple ? Source.OTHER : input.isPresent() ? Source.TEXT : Source.COMMAND;
            return new TestDeclaration(
                    group,
                    key,
                    unique(group + "/" + key),
                    source,
                    command,
                    count(yaml.value(append(path, "count"))),
                    input,
                    yaml.value(append(path, "ans")),
                    yaml.value(append(path, "interaction")),
                    path,
                    FileLine.of(FILE, yaml, path));
        }

        private String unique(String id) {
            String known = id;
            for (int i = 2; !ids.add(known); i++) {
                known = id + "#" + i;
            }
            return known;
        }

        private static int count(Optional<String> written) {
            return written.filter(text -> text.matches("[1-9][0-9]{0,3}"))
                    .map(Integer::valueOf)
                    .orElse(1);
        }
    }

    /** Those of data/sample that have an input of their own. */
    private static List<TestDeclaration> files(Snapshot copy) {
        Map<String, FilePath> inputs = new TreeMap<>();
        copy.below("data/" + SAMPLE).stream()
                .filter(path -> path.value().endsWith(".in"))
                .forEach(path -> inputs.put(base(path), path));
        return inputs.entrySet().stream()
                .map(test -> new TestDeclaration(
                        SAMPLE,
                        test.getKey().substring("data/sample/".length()),
                        test.getKey(),
                        Source.FILES,
                        "",
                        1,
                        copy.text(test.getValue()),
                        FilePath.parse(test.getKey() + ".ans").flatMap(copy::text),
                        FilePath.parse(test.getKey() + ".interaction").flatMap(copy::text),
                        List.of(),
                        FileLine.of(test.getValue())))
                .toList();
    }

    private static String base(FilePath input) {
        return input.value().substring(0, input.value().length() - ".in".length());
    }

    Optional<TestDeclaration> find(String id) {
        return list.stream().filter(test -> test.id().equals(id)).findFirst();
    }

    List<TestDeclaration> samples() {
        return list.stream().filter(TestDeclaration::isSample).toList();
    }

    List<TestDeclaration> others() {
        return list.stream().filter(test -> !test.isSample()).toList();
    }

    /** Where tests may be added, beside samples. */
    List<String> groups() {
        return Stream.concat(Stream.of(SECRET), others().stream().map(TestDeclaration::group))
                .distinct()
                .toList();
    }

    /** How many tests the list is, without those that lie in data as files and are no samples. */
    int total() {
        return list.stream().mapToInt(TestDeclaration::count).sum();
    }

    /** Where the tests of a group stand in the file. */
    Optional<List<String>> data(String group) {
        List<String> first = List.of(DATA, group, DATA);
        if (!group.contains("/")) {
            return Optional.of(first);
        }
        return list.stream()
                .filter(test -> test.group().equals(group) && !test.path().isEmpty())
                .findFirst()
                .map(test -> around(test.path()));
    }

    /** The map or list that a test stands in. */
    private List<String> around(List<String> test) {
        List<String> map = test.subList(0, test.size() - 1);
        List<String> list = map.subList(0, map.size() - 1);
        return yaml.filter(edit -> edit.isList(list)).isPresent() ? list : map;
    }

    /** The path that goes when a test goes: its key, or with it the item of the list. */
    List<String> whole(TestDeclaration test) {
        List<String> map = test.path().subList(0, test.path().size() - 1);
        boolean isAlone = yaml.filter(edit -> edit.steps(map).size() == 1).isPresent();
        return isAlone && around(test.path()).size() < map.size() ? map : test.path();
    }

    static List<String> append(List<String> path, String... steps) {
        List<String> longer = new ArrayList<>(path);
        longer.addAll(List.of(steps));
        return List.copyOf(longer);
    }
}
