package dev.grundy.studio.tab;

import dev.grundy.format.yaml.YamlEdit;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.form.Proposal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Another name of a line of tests, wherever a package names it. That is in its key and {@code include} in generators.yaml, files below
 * data, hashes.json, and keys of submissions.yaml about single tests.
 */
final class TestRenaming {
    static final FilePath HASHES = new FilePath("generators/hashes.json");

    private static final String INCLUDE = "include";
    private static final String DATA = "data";
    private static final int DEEPEST = 10;
    private static final String EXTENSION = "(" + TestEdits.EXTENSION.replace("(", "(?:") + "|\\.files/.+)";

    private TestRenaming() {}

    /** The name alone. */
    static Proposal rename(Snapshot copy, TestDeclaration known, String typed) {
        TestDeclarations tests = TestDeclarations.of(copy);
        String name = directory(known) + typed;
        boolean isTaken = tests.list().stream()
                .anyMatch(test ->
                        test.group().equals(known.group()) && test.name().equals(name));
        if (isTaken) {
            return Proposal.wrong("name", "studio-test-taken");
        }
        Proposal declared = known.source() == TestDeclaration.Source.FILES
                ? Proposal.of(Edits.none())
                : TestEdits.written(copy, tests.yaml().flatMap(yaml -> named(yaml, tests, known, name)), known.where());
        return declared.then(edits -> elsewhere(copy, edits, known, name));
    }

    /** Of a sample that is files, which may lie deeper. */
    private static String directory(TestDeclaration known) {
        return known.name().substring(0, known.name().lastIndexOf('/') + 1);
    }

    /** generators.yaml with another key; empty where an {@code include} would then mean other tests. */
    static Optional<YamlEdit> named(YamlEdit yaml, TestDeclarations tests, TestDeclaration known, String name) {
        List<List<String>> includes = new ArrayList<>();
        includes(yaml, List.of(), includes, 0);
        boolean isOneOfSeveral = tests.list().stream()
                        .filter(test -> test.source() != TestDeclaration.Source.FILES)
                        .filter(test -> test.name().equals(known.name()))
                        .count()
                > 1;
        Optional<YamlEdit> changed = Optional.of(yaml);
        for (List<String> path : includes) {
            List<String> keys = yaml.oneOrMore(path);
            boolean isAbout = keys.contains(known.name());
            if (keys.contains(name) || isAbout && isOneOfSeveral) {
                return Optional.empty();
            }
            if (isAbout) {
                List<String> then = keys.stream()
                        .map(key -> key.equals(known.name()) ? name : key)
                        .toList();
                changed = changed.flatMap(edit -> edit.isList(path) ? edit.with(path, then) : edit.with(path, name));
            }
        }
        return changed.flatMap(edit -> edit.renamed(known.path(), name));
    }

    private static void includes(YamlEdit yaml, List<String> directory, List<List<String>> found, int depth) {
        List<String> include = TestDeclarations.append(directory, INCLUDE);
        if (yaml.has(include)) {
            found.add(include);
        }
        List<String> data = TestDeclarations.append(directory, DATA);
        if (depth > DEEPEST) {
            return;
        }
        for (String step : yaml.steps(data)) {
            List<String> child = TestDeclarations.append(data, step);
            if (yaml.isList(data)) {
                yaml.steps(child).forEach(key -> includes(yaml, TestDeclarations.append(child, key), found, depth + 1));
            } else {
                includes(yaml, child, found, depth + 1);
            }
        }
    }

    /** Renames the other things of that name, beside those that the edits change already. */
    static Proposal elsewhere(Snapshot copy, Edits edits, TestDeclaration known, String name) {
        Optional<YamlEdit> yaml = TestDeclarations.of(copy).yaml();
        Pattern before = pattern(yaml, known, known.name());
        Pattern after = pattern(yaml, known, name);
        Set<String> names = new HashSet<>();
        Edits all = edits;
        for (FilePath path : copy.files().keySet()) {
            String below = path.value().startsWith(DATA + "/") ? path.value().substring(DATA.length() + 1) : "";
            if (isChanged(edits, path) || below.isEmpty()) {
                continue;
            }
            if (ofFile(after).matcher(below).matches()) {
                return Proposal.wrong("name", "studio-test-taken");
            }
            Matcher file = ofFile(before).matcher(below);
            if (file.matches()) {
                Optional<FilePath> target = FilePath.parse(DATA + "/" + renamed(file, name) + file.group("extension"));
                if (target.isEmpty()) {
                    return Proposal.wrong("name", "studio-test-path-form");
                }
                names.add(file.group("test"));
                all = all.move(path, target.get());
            }
        }
        return hashes(copy, all, before, name, names)
                .then(changed -> submissions(copy, changed, before, name, names))
                // More names than tests: another test's name looks alike, and is not to be changed.
                .then(changed -> names.size() > known.count() ? Proposal.byHand(known.where()) : Proposal.of(changed));
    }

    private static boolean isChanged(Edits edits, FilePath path) {
        return edits.removed().contains(path)
                || edits.moved().containsKey(path)
                || edits.written().containsKey(path);
    }

    /** How tests of that name are called once they are made: with a number in a list, and with one more where there are several. */
    private static Pattern pattern(Optional<YamlEdit> yaml, TestDeclaration known, String name) {
        List<String> path = known.path();
        boolean isNumbered = path.size() > 2
                && yaml.filter(edit -> edit.isList(path.subList(0, path.size() - 2)))
                        .isPresent();
        boolean isCounted = !path.isEmpty()
                && yaml.filter(edit -> edit.has(TestDeclarations.append(path, "count")))
                        .isPresent();
        String group = List.of(known.group().split("/")).stream()
                .map(Pattern::quote)
                .collect(Collectors.joining("/(?:[0-9]+-)?"));
        return Pattern.compile("(?<test>(?<ahead>" + group + "/" + (isNumbered ? "[0-9]+-" : "") + ")"
                + Pattern.quote(name) + "(?<behind>" + (isCounted ? "-[0-9]+" : "") + "))");
    }

    private static Pattern ofFile(Pattern test) {
        return Pattern.compile(test.pattern() + "(?<extension>" + EXTENSION + ")");
    }

    private static String renamed(MatchResult test, String name) {
        return test.group("ahead") + name + test.group("behind");
    }

    private static Proposal hashes(Snapshot copy, Edits edits, Pattern before, String name, Set<String> names) {
        if (!copy.files().containsKey(HASHES)) {
            return Proposal.of(edits);
        }
        Optional<String> text = copy.text(HASHES);
        if (text.isEmpty()) {
            return Proposal.byHand(FileLine.of(HASHES));
        }
        Matcher key = Pattern.compile("\"" + before.pattern() + "\"").matcher(text.get());
        Map<String, String> keys = new HashMap<>();
        String after = key.replaceAll(test -> {
            keys.put(test.group("test"), renamed(test, name));
            return Matcher.quoteReplacement("\"" + renamed(test, name) + "\"");
        });
        if (keys.values().stream().anyMatch(made -> text.get().contains("\"" + made + "\""))) {
            return Proposal.wrong("name", "studio-test-taken");
        }
        names.addAll(keys.keySet());
        return Proposal.of(keys.isEmpty() ? edits : copy.rewritten(edits, HASHES, after));
    }

    private static Proposal submissions(Snapshot copy, Edits edits, Pattern before, String name, Set<String> names) {
        Optional<YamlEdit> yaml = YamlEdit.of(copy.yaml(SubmissionsText.FILE));
        if (yaml.isEmpty()) {
            return Proposal.byHand(FileLine.of(SubmissionsText.FILE));
        }
        Optional<YamlEdit> changed = yaml;
        for (String program : yaml.get().steps(List.of())) {
            for (String glob : yaml.get().steps(List.of(program))) {
                Matcher test = before.matcher(glob);
                if (test.matches()) {
                    names.add(glob);
                    String made = renamed(test, name);
                    changed = changed.flatMap(edit -> edit.renamed(List.of(program, glob), made));
                }
            }
        }
        if (changed.isEmpty()) {
            return Proposal.byHand(FileLine.of(SubmissionsText.FILE));
        }
        return Proposal.of(
                changed.get().text().equals(yaml.get().text())
                        ? edits
                        : copy.rewritten(
                                edits, SubmissionsText.FILE, changed.get().text()));
    }
}
