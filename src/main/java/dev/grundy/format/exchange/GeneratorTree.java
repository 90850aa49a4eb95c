package dev.grundy.format.exchange;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Tests in directories of any depth, each made by a command, as generators.yaml nests them. */
final class GeneratorTree {
    private final SortedMap<String, Object> commands = new TreeMap<>();
    private final SortedMap<String, GeneratorTree> directories = new TreeMap<>();

    /** @param test its path below data, such as {@code secret/g1/03} */
    void add(String test, String command) {
        add(List.of(test.split("/")), command);
    }

    /**
     * Adds a test whose answer is written out.
     *
     * @param test as above
     */
    void add(String test, String command, String answer) {
        add(List.of(test.split("/")), new TreeMap<>(Map.of("generate", command, "ans", answer)));
    }

    private void add(List<String> path, Object command) {
        if (path.size() == 1) {
            commands.put(path.getFirst(), command);
        } else {
            directories
                    .computeIfAbsent(path.getFirst(), name -> new GeneratorTree())
                    .add(path.subList(1, path.size()), command);
        }
    }

    boolean isEmpty() {
        return commands.isEmpty() && directories.isEmpty();
    }

    /** The value of {@code data}. */
    Map<String, Object> data() {
        Map<String, Object> data = new LinkedHashMap<>(commands);
        directories.forEach((name, directory) -> data.put(name, Map.of("data", directory.data())));
        return data;
    }
}
