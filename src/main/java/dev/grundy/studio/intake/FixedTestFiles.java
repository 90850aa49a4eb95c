package dev.grundy.studio.intake;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.yaml.YamlText;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Snapshot;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The files that make an input a fixed test of a package: input, answer, where it comes from, and the hashes that the package pins.
 *
 * @param name such as {@code secret/counterexample-1}
 */
record FixedTestFiles(String name, SortedMap<FilePath, FileContent> files) {
    private static final String SECRET = "secret";

    /** @param copy that it is added to, in which nothing is called so yet */
    static FixedTestFiles of(Snapshot copy, TestInventory known, FixedTestInput test) {
        String name = name(copy, known, directory(known, test));
        SortedMap<FilePath, FileContent> files = new TreeMap<>();
        files.put(path(name, "in"), FileContent.text(test.input()));
        files.put(path(name, "ans"), FileContent.text(test.answer()));
        if (known.legacy()) {
            files.put(path(name, "desc"), FileContent.text(test.description() + "\n"));
        } else {
            files.put(path(name, "yaml"), FileContent.text(YamlText.of(Map.of("description", test.description()))));
        }
        pinned(copy, name, test).ifPresent(text -> files.put(TestHashes.FILE, FileContent.text(text)));
        return new FixedTestFiles(name, files);
    }

    private static String directory(TestInventory known, FixedTestInput test) {
        return test.group()
                .filter(known.groups()::contains)
                .orElseGet(
                        () -> known.groups().isEmpty() ? SECRET : known.groups().getLast());
    }

    private static String name(Snapshot copy, TestInventory known, String directory) {
        return IntStream.iterate(1, number -> number + 1)
                .mapToObj(number -> directory + "/counterexample-" + number)
                .filter(name -> !known.names().contains(name) && isFree(copy, name))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isFree(Snapshot copy, String name) {
        String beginning = "data/" + name + ".";
        SortedMap<FilePath, FileContent> from = copy.files().tailMap(new FilePath("data/" + name));
        return from.keySet().stream()
                .takeWhile(path -> path.value().startsWith("data/" + name))
                .noneMatch(path -> path.value().startsWith(beginning)
                        || path.value().equals("data/" + name)
                        || path.value().startsWith("data/" + name + "/"));
    }

    private static FilePath path(String name, String extension) {
        return new FilePath("data/" + name + "." + extension);
    }

    /** Empty where the package pins nothing, or in a way that nothing can be added to. */
    private static Optional<String> pinned(Snapshot copy, String name, FixedTestInput test) {
        return copy.file(TestHashes.FILE.value())
                .flatMap(file -> TestHashes.with(
                        new String(file.bytes(), StandardCharsets.UTF_8),
                        name,
                        hash(test.input()),
                        hash(test.answer())));
    }

    private static ContentHash hash(String text) {
        return ContentHash.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
