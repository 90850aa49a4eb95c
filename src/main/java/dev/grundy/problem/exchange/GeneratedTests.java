package dev.grundy.problem.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes the data of a generators.yaml for tests in directories of any depth. */
final class GeneratedTests {
    private GeneratedTests() {}

    /** @param tests name, a line end and the command of each, such as {@code secret/g1/03} and {@code gen 5} */
    static String yaml(List<String> tests) {
        Map<String, Object> root = new TreeMap<>();
        for (String test : tests) {
            int lineEnd = test.indexOf('\n');
            put(root, new ArrayList<>(List.of(test.substring(0, lineEnd).split("/"))), test.substring(lineEnd + 1));
        }
        StringBuilder yaml = new StringBuilder("data:\n");
        write(root, "  ", yaml);
        return yaml.toString();
    }

    @SuppressWarnings("unchecked")
    private static void put(Map<String, Object> directory, List<String> path, String command) {
        String name = path.removeFirst();
        if (path.isEmpty()) {
            directory.put(name, command);
        } else {
            put(
                    (Map<String, Object>) directory.computeIfAbsent(name, key -> new TreeMap<String, Object>()),
                    path,
                    command);
        }
    }

    @SuppressWarnings("unchecked")
    private static void write(Map<String, Object> directory, String indent, StringBuilder yaml) {
        directory.forEach((name, entry) -> {
            yaml.append(indent).append('"').append(name).append("\":");
            if (entry instanceof String command) {
                yaml.append(' ').append(Names.quoted(command)).append('\n');
            } else {
                yaml.append('\n').append(indent).append("  data:\n");
                write((Map<String, Object>) entry, indent + "    ", yaml);
            }
        });
    }
}
