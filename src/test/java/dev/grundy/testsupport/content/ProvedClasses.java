package dev.grundy.testsupport.content;

import dev.grundy.base.kernel.ContentHash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The record of classes of tests that were green, each with its content then: one line a class, sorted by name.
 *
 * @param contents by the classes' names
 */
record ProvedClasses(SortedMap<String, ContentHash> contents) {
    private static final Pattern LINE = Pattern.compile("\\S+ [0-9a-f]{64}");
    static final String FILE = "src/test/resources/run/proved.txt";

    /** Empty when there is no such file. */
    static ProvedClasses read(Path file) throws IOException {
        SortedMap<String, ContentHash> contents = new TreeMap<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                if (!LINE.matcher(line).matches()) {
                    throw new IOException(
                            "%s has the line '%s', which is no class and its hash; delete the file and run ./grundy test --record"
                                    .formatted(file, line));
                }
                String[] fields = line.split(" ");
                contents.put(fields[0], new ContentHash(fields[1]));
            }
        }
        return new ProvedClasses(contents);
    }

    void write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text());
    }

    String text() {
        return contents.entrySet().stream()
                .map(one -> one.getKey() + " " + one.getValue() + "\n")
                .collect(Collectors.joining());
    }

    /** Whether the class was green with this content. */
    boolean has(String name, ContentHash content) {
        return content.equals(contents.get(name));
    }

    /**
     * After a run: with those that are green now, without those that are red or gone.
     *
     * @param now the contents with which the classes of this checkout ran, or would have run
     */
    ProvedClasses after(Set<String> green, Set<String> red, Map<String, ContentHash> now) {
        SortedMap<String, ContentHash> merged = new TreeMap<>(contents);
        green.stream().filter(now::containsKey).forEach(name -> merged.put(name, now.get(name)));
        merged.keySet().removeAll(red);
        merged.keySet().retainAll(now.keySet());
        return new ProvedClasses(merged);
    }
}
