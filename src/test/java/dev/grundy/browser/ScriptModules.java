package dev.grundy.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The scripts that {@code index.js} loads, and which of them find something on a page. */
final class ScriptModules {
    private static final Pattern IMPORT = Pattern.compile("'(\\.\\.?/[\\w./-]+\\.js)'");
    private static final Pattern STATIC_IMPORT = Pattern.compile("(?m)^import \\{([^}]+)} from '([^']+)';\n");
    /** Each begins at the left margin. */
    private static final Pattern STATEMENT = Pattern.compile("(?m)^(?=[^\\s}/])");

    private static final Pattern ATTRIBUTE = Pattern.compile("\\[([a-z][a-z-]*)");
    private static final Pattern DATA = Pattern.compile("\\bdataset\\.([a-zA-Z]+)");
    private static final Pattern CLASS_OR_ID = Pattern.compile("['`][a-z]*[.#]([a-z][\\w-]*)");
    private static final Pattern ID = Pattern.compile("getElementById\\('([\\w-]+)'");

    private final Path index;

    ScriptModules(Path index) {
        this.index = index;
    }

    /**
     * The texts of those that can do something on a page, by file. A module counts when the page has one of the
     * attributes, classes or ids that it looks for. It also counts when it looks for none, or when another module that
     * counts imports it.
     *
     * @param names all names of attributes, classes and ids of the page
     */
    SortedMap<String, String> matching(Set<String> names) throws IOException {
        String text = Files.readString(index);
        SortedMap<String, String> counted = new TreeMap<>();
        counted.put(index.toString(), text);
        Matcher imported = STATIC_IMPORT.matcher(text);
        while (imported.find()) {
            String uses = statements(text)
                    .filter(one -> Stream.of(imported.group(1).split(",")).anyMatch(name -> one.contains(name.strip())))
                    .collect(Collectors.joining());
            countIf(names, uses, imported.group(2), counted);
        }
        statements(text)
                .forEach(one ->
                        IMPORT.matcher(one).results().forEach(found -> countIf(names, one, found.group(1), counted)));
        return counted;
    }

    private static Stream<String> statements(String text) {
        return STATEMENT.splitAsStream(text).filter(one -> !one.startsWith("import "));
    }

    private void countIf(Set<String> names, String uses, String module, SortedMap<String, String> counted) {
        Path file = index.resolveSibling(module).normalize();
        Set<String> hooks = hooks(uses);
        Set<String> lookedFor = hooks.isEmpty() ? hooks(read(file)) : hooks;
        if (lookedFor.isEmpty() || lookedFor.stream().anyMatch(names::contains)) {
            count(file, counted);
        }
    }

    private static void count(Path file, SortedMap<String, String> counted) {
        String text = read(file);
        if (counted.put(file.toString(), text) == null) {
            IMPORT.matcher(text)
                    .results()
                    .forEach(found -> count(file.resolveSibling(found.group(1)).normalize(), counted));
        }
    }

    private static Set<String> hooks(String text) {
        Set<String> hooks = new TreeSet<>();
        Stream.of(ATTRIBUTE, CLASS_OR_ID, ID)
                .flatMap(pattern -> pattern.matcher(text).results())
                .map(found -> found.group(1))
                .forEach(hooks::add);
        DATA.matcher(text).results().map(ScriptModules::attribute).forEach(hooks::add);
        return hooks;
    }

    /** Scripts say clockTime for data-clock-time. */
    private static String attribute(MatchResult found) {
        return "data-" + found.group(1).replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("a script imports " + file + ", which cannot be read", e);
        }
    }
}
