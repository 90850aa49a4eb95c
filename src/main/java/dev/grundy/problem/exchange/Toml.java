package dev.grundy.problem.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The part of TOML that info.toml files use: keys with text, numbers or flags, tables and lists of tables.
 *
 * @param tables by name; the keys before any table are those of the empty name
 */
record Toml(Map<String, List<Map<String, String>>> tables) {
    private static final Pattern TABLE = Pattern.compile("\\[\\[?\\s*([\\w.-]+)\\s*]]?");
    private static final Pattern KEY =
            Pattern.compile("([\\w-]+)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^#\\s]+))\\s*(?:#.*)?");

    /** @throws ExchangeException when a line is none of these; the message has its number */
    static Toml parse(String text) {
        Map<String, List<Map<String, String>>> tables = new LinkedHashMap<>();
        Map<String, String> current = new LinkedHashMap<>();
        tables.put("", new ArrayList<>(List.of(current)));
        int number = 0;
        for (String line : text.split("\n")) {
            number++;
            String content = line.strip();
            Matcher table = TABLE.matcher(content);
            Matcher key = KEY.matcher(content);
            if (content.isEmpty() || content.startsWith("#")) {
                continue;
            }
            if (table.matches()) {
                current = new LinkedHashMap<>();
                tables.computeIfAbsent(table.group(1), name -> new ArrayList<>())
                        .add(current);
            } else if (key.matches()) {
                current.put(
                        key.group(1),
                        key.group(2) != null
                                ? key.group(2)
                                : key.group(3) != null
                                        ? key.group(3)
                                        : key.group(4).replace("_", ""));
            } else {
                throw new ExchangeException(
                        "info.toml:" + number + ": '" + content + "' is not understood; write 'key = value'");
            }
        }
        return new Toml(tables);
    }

    Map<String, String> first(String table) {
        return all(table).isEmpty() ? Map.of() : all(table).getFirst();
    }

    List<Map<String, String>> all(String table) {
        return tables.getOrDefault(table, List.of());
    }
}
