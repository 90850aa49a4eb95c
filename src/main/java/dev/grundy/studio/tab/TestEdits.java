package dev.grundy.studio.tab;

import dev.grundy.format.yaml.YamlEdit;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.form.Proposal;
import dev.grundy.web.frame.FormErrors;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The edits of a copy's files that add, change and delete a line of tests. */
final class TestEdits {
    static final String EXTENSION =
            "\\.(in|ans|out|yaml|hint|desc|args|interaction|png|jpg|jpeg|svg|(in|ans)\\.(statement|download))";

    private TestEdits() {}

    /**
     * A line of tests as a form describes it.
     *
     * @param command empty for an input that is written out
     * @param answer empty where the reference solver makes it
     * @param interaction empty where none is written down
     */
    record Wanted(
            String group, String name, String command, int count, String input, String answer, String interaction) {
        boolean isCommand() {
            return !command.isEmpty();
        }

        Map<String, String> texts() {
            return TestDeclaration.texts(input, answer, interaction);
        }
    }

    /** At the end of its group; a sample of a copy without generators.yaml is files. */
    static Proposal add(Snapshot copy, Wanted wanted) {
        TestDeclarations tests = TestDeclarations.of(copy);
        boolean isTaken = tests.list().stream()
                .anyMatch(test ->
                        test.group().equals(wanted.group()) && test.name().equals(wanted.name()));
        if (isTaken) {
            return Proposal.wrong("name", "studio-test-taken");
        }
        if (!copy.files().containsKey(TestDeclarations.FILE) && wanted.group().equals(TestDeclarations.SAMPLE)) {
            return Proposal.of(files(Edits.none(), wanted));
        }
        Optional<List<String>> data = tests.data(wanted.group());
        return data.isEmpty()
                ? Proposal.wrong("group", "studio-choose")
                : written(
                        copy,
                        tests.yaml().flatMap(yaml -> yaml.withEntry(data.get(), wanted.name(), inline(wanted))),
                        FileLine.of(TestDeclarations.FILE));
    }

    private static Edits files(Edits edits, Wanted wanted) {
        String base = "data/" + TestDeclarations.SAMPLE + "/" + wanted.name();
        Edits all = edits;
        for (Map.Entry<String, String> text : wanted.texts().entrySet()) {
            all = all.add(new FilePath(base + "." + text.getKey()), FileContent.text(text.getValue()));
        }
        return all;
    }

    private static String inline(Wanted wanted) {
        if (wanted.isCommand() && wanted.count() == 1) {
            return YamlEdit.quoted(wanted.command());
        }
        Map<String, String> keys = new LinkedHashMap<>();
        if (wanted.isCommand()) {
            keys.put("generate", YamlEdit.quoted(wanted.command()));
            keys.put("count", String.valueOf(wanted.count()));
        } else {
            wanted.texts().forEach((key, text) -> keys.put(key, YamlEdit.quoted(text)));
        }
        return YamlEdit.inline(keys);
    }

    /** Stays in its group. */
    static Proposal change(Snapshot copy, TestDeclaration known, Wanted wanted) {
        TestDeclarations tests = TestDeclarations.of(copy);
        boolean isTaken = tests.list().stream()
                .anyMatch(test -> !test.id().equals(known.id())
                        && test.group().equals(known.group())
                        && test.name().equals(wanted.name()));
        if (isTaken) {
            return Proposal.wrong("name", "studio-test-taken");
        }
        if (known.source() == TestDeclaration.Source.FILES) {
            return renamed(copy, rewritten(copy, known, wanted), known, wanted);
        }
        Optional<YamlEdit> changed = tests.yaml()
                .flatMap(yaml -> wanted.isCommand() ? command(yaml, known, wanted) : text(yaml, known, wanted))
                .flatMap(yaml -> wanted.name().equals(known.name())
                        ? Optional.of(yaml)
                        : TestRenaming.named(yaml, tests, known, wanted.name()));
        return renamed(copy, written(copy, changed, known.where()), known, wanted);
    }

    /** Other files and keys of the same name follow. */
    private static Proposal renamed(Snapshot copy, Proposal changed, TestDeclaration known, Wanted wanted) {
        return wanted.name().equals(known.name())
                ? changed
                : changed.then(edits -> TestRenaming.elsewhere(copy, edits, known, wanted.name()));
    }

    private static Optional<YamlEdit> command(YamlEdit yaml, TestDeclaration known, Wanted wanted) {
        boolean isMap = yaml.value(known.path()).isEmpty();
        if (!isMap) {
            boolean isSame = wanted.command().equals(known.command()) && wanted.count() == 1;
            return isSame ? Optional.of(yaml) : yaml.withInline(known.path(), inline(wanted));
        }
        List<String> count = TestDeclarations.append(known.path(), "count");
        return set(yaml, TestDeclarations.append(known.path(), "generate"), known.command(), wanted.command())
                .flatMap(edit -> wanted.count() == known.count()
                        ? Optional.of(edit)
                        : wanted.count() == 1
                                ? edit.without(count)
                                : edit.withPlain(count, String.valueOf(wanted.count())));
    }

    private static Optional<YamlEdit> text(YamlEdit yaml, TestDeclaration known, Wanted wanted) {
        Map<String, String> before = known.texts();
        Map<String, String> after = wanted.texts();
        Optional<YamlEdit> changed = Optional.of(yaml);
        for (String key : TestDeclaration.WRITTEN_OUT) {
            changed = changed.flatMap(edit -> set(
                    edit,
                    TestDeclarations.append(known.path(), key),
                    before.getOrDefault(key, ""),
                    after.getOrDefault(key, "")));
        }
        return changed;
    }

    /** The key goes with its last letter. */
    private static Optional<YamlEdit> set(YamlEdit yaml, List<String> path, String before, String after) {
        if (before.equals(after)) {
            return Optional.of(yaml);
        }
        return after.isEmpty() ? yaml.without(path) : yaml.with(path, after);
    }

    private static Proposal rewritten(Snapshot copy, TestDeclaration known, Wanted wanted) {
        SortedSet<FilePath> before = filesOf(copy, known);
        String base = "data/" + known.group() + "/" + wanted.name();
        SortedMap<String, FileContent> named = new TreeMap<>();
        before.forEach(path -> named.put(
                base + path.value().substring(known.id().length()),
                Objects.requireNonNull(copy.files().get(path))));
        TestDeclaration.WRITTEN_OUT.forEach(extension -> named.remove(base + "." + extension));
        wanted.texts().forEach((extension, text) -> named.put(base + "." + extension, FileContent.text(text)));
        SortedMap<FilePath, FileContent> after = new TreeMap<>();
        named.forEach((path, content) -> FilePath.parse(path).ifPresent(file -> after.put(file, content)));
        return after.size() < named.size()
                ? Proposal.wrong("name", "studio-test-path-form")
                : Proposal.of(replaced(before, after));
    }

    private static Edits replaced(SortedSet<FilePath> before, SortedMap<FilePath, FileContent> after) {
        Edits edits = Edits.none();
        for (FilePath path : before) {
            edits = after.containsKey(path) ? edits : edits.remove(path);
        }
        for (Map.Entry<FilePath, FileContent> file : after.entrySet()) {
            edits = before.contains(file.getKey())
                    ? edits.write(file.getKey(), file.getValue())
                    : edits.add(file.getKey(), file.getValue());
        }
        return edits;
    }

    static Proposal delete(Snapshot copy, TestDeclarations tests, TestDeclaration known) {
        return known.source() == TestDeclaration.Source.FILES
                ? Proposal.of(Edits.none().removeAll(filesOf(copy, known)))
                : written(copy, tests.yaml().flatMap(yaml -> yaml.without(tests.whole(known))), known.where());
    }

    /** All files of its name. */
    static SortedSet<FilePath> filesOf(Snapshot copy, TestDeclaration known) {
        Pattern name = Pattern.compile(Pattern.quote(known.id()) + EXTENSION);
        return copy.files().keySet().stream()
                .filter(path -> known.source() == TestDeclaration.Source.FILES)
                .filter(path -> name.matcher(path.value()).matches())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    static Proposal written(Snapshot copy, Optional<YamlEdit> changed, FileLine where) {
        if (changed.isEmpty()) {
            return Proposal.byHand(where);
        }
        String text = changed.get().text();
        if (FileText.bytes(text).length > FileText.LONGEST) {
            return Proposal.wrong(FormErrors.none().and("form", "studio-text-too-long", FileText.LONGEST >> 10));
        }
        return Proposal.of(copy.rewritten(Edits.none(), TestDeclarations.FILE, text));
    }
}
