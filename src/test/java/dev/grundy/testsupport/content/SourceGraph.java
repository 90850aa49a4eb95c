package dev.grundy.testsupport.content;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toMap;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which class of the checkout names which. It reads sources and not classes. A compiler writes a constant's value into
 * the class that uses it, and leaves out the name of the constant's class. A type that code uses without its name is
 * named by a class that it does name.
 */
final class SourceGraph {
    private static final List<String> ROOTS = List.of("src/main/java", "src/test/java");
    private static final String SUFFIX = ".java";

    private static final Pattern IMPORT = Pattern.compile("(?m)^import (static )?([\\w.]+?)(\\.\\*)?;");
    private static final Pattern FULL_NAME = Pattern.compile("[a-z]\\w*(?:\\.[a-z]\\w*)*\\.[A-Z]\\w*");
    /** As rules of ArchUnit and scans of class files write it. */
    private static final Pattern PACKAGE = Pattern.compile("([a-z]\\w*(?:\\.[a-z]\\w*)+)(?:\\.\\.)?");

    private final SortedMap<String, ParsedSource> byName;
    private final Map<String, List<String>> byPackage;
    private final Map<String, Set<String>> uses = new HashMap<>();

    private SourceGraph(SortedMap<String, ParsedSource> byName) {
        this.byName = byName;
        this.byPackage = byName.values().stream()
                .collect(groupingBy(ParsedSource::packageName, mapping(ParsedSource::name, toList())));
    }

    static SourceGraph of(Collection<ParsedSource> sources) {
        return new SourceGraph(
                new TreeMap<>(sources.stream().collect(toMap(ParsedSource::name, UnaryOperator.identity()))));
    }

    /** Of all classes below {@code src}. */
    static SourceGraph read(Path checkout) throws IOException {
        List<ParsedSource> sources = new ArrayList<>();
        for (String root : ROOTS) {
            Path top = checkout.resolve(root);
            if (Files.isDirectory(top)) {
                try (Stream<Path> files = Files.walk(top)) {
                    for (Path file : files.filter(SourceGraph::isClass).toList()) {
                        sources.add(ParsedSource.parse(name(top, file), Files.readString(file)));
                    }
                }
            }
        }
        return of(sources);
    }

    private static boolean isClass(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(SUFFIX) && !name.equals("package-info.java");
    }

    private static String name(Path top, Path file) {
        String path = top.relativize(file).toString().replace('/', '.');
        return path.substring(0, path.length() - SUFFIX.length());
    }

    Collection<ParsedSource> sources() {
        return byName.values();
    }

    /** The class and all that it needs, in order of their names; empty if there is no such class. */
    List<ParsedSource> closure(String name) {
        if (!byName.containsKey(name)) {
            return List.of();
        }
        Set<String> found = new HashSet<>(Set.of(name));
        Deque<String> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            uses(open.pop()).stream().filter(found::add).forEach(open::push);
        }
        return found.stream().sorted().map(this::source).toList();
    }

    private ParsedSource source(String name) {
        return Objects.requireNonNull(byName.get(name), name);
    }

    /** The classes that a class names itself. */
    Set<String> uses(String name) {
        return uses.computeIfAbsent(name, one -> named(source(one)));
    }

    private Set<String> named(ParsedSource source) {
        Set<String> words = source.words();
        Set<String> named = new HashSet<>();
        IMPORT.matcher(source.code()).results().forEach(line -> addImported(line, words, named));
        byPackage.getOrDefault(source.packageName(), List.of()).stream()
                .filter(one -> words.contains(source(one).simpleName()))
                .forEach(named::add);
        addFullNames(source.body(), named);
        source.strings().forEach(string -> {
            addFullNames(string, named);
            addPackage(string, named);
        });
        named.remove(source.name());
        return named;
    }

    /** What only a comment mentions is imported too, and not used. */
    private void addImported(MatchResult line, Set<String> words, Set<String> named) {
        String imported = line.group(2);
        boolean isWhole = line.group(1) != null || line.group(3) != null;
        if (isWhole || words.contains(imported.substring(imported.lastIndexOf('.') + 1))) {
            classOf(imported)
                    .ifPresentOrElse(named::add, () -> named.addAll(byPackage.getOrDefault(imported, List.of())));
        }
    }

    private void addFullNames(String text, Set<String> named) {
        FULL_NAME.matcher(text).results().forEach(name -> classOf(name.group()).ifPresent(named::add));
    }

    private void addPackage(String string, Set<String> named) {
        var whole = PACKAGE.matcher(string);
        if (whole.matches()) {
            String top = whole.group(1) + ".";
            byName.tailMap(top).keySet().stream()
                    .takeWhile(name -> name.startsWith(top))
                    .forEach(named::add);
        }
    }

    /** The class itself, or the one that a nested class or a member belongs to; empty if it is none of this checkout. */
    private Optional<String> classOf(String name) {
        for (String outer = name; outer.contains("."); outer = outer.substring(0, outer.lastIndexOf('.'))) {
            if (byName.containsKey(outer)) {
                return Optional.of(outer);
            }
        }
        return Optional.empty();
    }
}
