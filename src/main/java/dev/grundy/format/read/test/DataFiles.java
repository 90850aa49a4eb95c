package dev.grundy.format.read.test;

import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.read.test.TestDraft.Origin;
import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.read.tree.ProgramFiles;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.Similar;
import dev.grundy.format.yaml.YamlSection;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds the hand-made tests in data: files of one name with different extensions are one test. */
public final class DataFiles {
    /** Longer ones first, so that {@code 1.in.statement} is not taken for a test named {@code 1.in}. */
    static final List<String> EXTENSIONS = List.of(
            "in.statement",
            "ans.statement",
            "in.download",
            "ans.download",
            "interaction",
            "in",
            "ans",
            "out",
            "yaml",
            "hint",
            "desc",
            "args",
            "png",
            "jpg",
            "jpeg",
            "svg");

    private static final List<String> GROUP_FILES = List.of("test_group.yaml", "testdata.yaml");
    private static final List<String> DIRECTORIES =
            List.of("sample", "secret", "invalid_input", "invalid_output", "valid_output");
    private static final List<String> OF_OTHER_TOOLS = List.of(
            "invalid_answer",
            "invalid_inputs",
            "invalid_outputs",
            "invalid_answers",
            "valid_outputs",
            "bad",
            "fuzz",
            "valid_input");

    private final PackageTree tree;
    private final Faults faults;
    private final Map<String, Map<String, PackageFile>> files = new TreeMap<>();
    private final Map<String, SortedMap<String, Path>> workFiles = new TreeMap<>();
    private final Map<String, YamlSection> groups = new TreeMap<>();
    private final Set<String> warned = new HashSet<>();

    private DataFiles(PackageTree tree, Faults faults) {
        this.tree = tree;
        this.faults = faults;
    }

    public static TestDrafts find(PackageTree tree, Faults faults) {
        return new DataFiles(tree, faults).find();
    }

    private TestDrafts find() {
        tree.below("data").forEach(this::place);
        SortedMap<String, TestDraft> tests = new TreeMap<>();
        files.forEach((name, byExtension) -> tests.put(name, draft(name, byExtension)));
        return new TestDrafts(tests, groups);
    }

    private TestDraft draft(String name, Map<String, PackageFile> byExtension) {
        String first = byExtension.containsKey("in")
                ? "in"
                : byExtension.keySet().iterator().next();
        return new TestDraft(
                name,
                byExtension,
                workFiles.getOrDefault(name, new TreeMap<>()),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                new Origin("data/" + name + "." + first, OptionalInt.empty()));
    }

    private void place(String path, Path file) {
        String name = ProgramFiles.nameOf(path);
        if (GROUP_FILES.contains(name)) {
            group(path);
        } else if (!path.contains("/")) {
            faults.warning(
                    "data/" + path,
                    "this file lies outside data/sample and data/secret; it is ignored",
                    "move or remove it");
        } else if (!belongsToKnownDirectory(path)) {
            return;
        } else if (path.contains(".files/")) {
            int split = path.indexOf(".files/");
            workFiles
                    .computeIfAbsent(path.substring(0, split), key -> new TreeMap<>())
                    .put(path.substring(split + ".files/".length()), file);
        } else {
            test(path, file);
        }
    }

    private boolean belongsToKnownDirectory(String path) {
        String top = path.substring(0, path.indexOf('/'));
        if (!DIRECTORIES.contains(top) && !OF_OTHER_TOOLS.contains(top) && warned.add(top)) {
            faults.warning(
                    "data/" + top,
                    "the format has no directory data/" + top + "; its files are ignored",
                    Similar.to(top, DIRECTORIES)
                            .map(similar -> "did you mean '" + similar + "'?")
                            .orElse("remove it"));
        }
        return DIRECTORIES.contains(top);
    }

    private void group(String path) {
        String directory = path.contains("/") ? path.substring(0, path.lastIndexOf('/')) : "";
        tree.text("data/" + path, faults)
                .ifPresent(text -> groups.put(directory, YamlSection.of(text, "data/" + path, faults)));
    }

    private void test(String path, Path file) {
        Optional<String> extension = extensionOf(path);
        if (extension.isEmpty()) {
            faults.warning("data/" + path, "a file of this kind belongs to no test; it is ignored", "remove it");
            return;
        }
        String name = path.substring(0, path.length() - extension.get().length() - 1);
        files.computeIfAbsent(name, key -> new LinkedHashMap<>()).put(extension.get(), new PackageFile.OnDisk(file));
    }

    static Optional<String> extensionOf(String path) {
        return EXTENSIONS.stream().filter(known -> path.endsWith("." + known)).findFirst();
    }
}
