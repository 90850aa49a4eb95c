package dev.grundy.testsupport.content;

import dev.grundy.base.kernel.ContentHash;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files beside Java sources that tests read, found by the strings of their code. A file counts if a string is its
 * path or that of a directory above it. A resource counts if a string holds, beside a slash, its file's name or that of
 * its topmost directory. A resource of the tests counts in the strings of tests only.
 */
final class CheckoutFiles {
    private static final List<String> ALWAYS = List.of("pom.xml", "src/main/c", "problems/common");
    private static final String MAIN_RESOURCES = "src/main/resources";
    private static final String TEST_RESOURCES = "src/test/resources";
    /** Pages have tests of their own, and so have the records of runs. */
    private static final Predicate<String> APART =
            Pattern.compile("templates|web|browser|run|messages").asMatchPredicate();

    /** Written by {@code ./grundy test --record}: after a green run, so that no content may hold them. */
    private static final Set<String> RECORDS =
            Set.of("src/test/resources/run/proved.txt", "src/test/resources/browser/seen.json");

    /** Directories at the top that builds and servers fill. */
    private static final Set<String> MADE = Set.of("target", "data");

    private static final String PROBLEMS = "problems";
    private static final Pattern PROBLEM = Pattern.compile("\\b[A-Z]{3}-\\d{3}\\b");
    /** One package of the directory, whose name stands in another string. */
    private static final Pattern ONE_PROBLEM = Pattern.compile("Path\\.of\\(\"problems\"(?:, |\\)\\s*\\.resolve\\()");

    private static final Pattern PATH = Pattern.compile("[\\w.-]+(?:/[\\w.-]+)*/?");

    private final Path checkout;
    private final Map<String, ContentHash> hashes = new HashMap<>();
    private final Map<String, Set<String>> namedBySource = new HashMap<>();

    private final List<Resource> main;
    private final List<Resource> test;

    CheckoutFiles(Path checkout) {
        this.checkout = checkout;
        this.main = resources(MAIN_RESOURCES);
        this.test = resources(TEST_RESOURCES);
    }

    private List<Resource> resources(String root) {
        return entries(root).stream()
                .filter(entry -> !APART.test(entry))
                .map(entry -> Resource.of(root, entry, entries(root + "/" + entry)))
                .toList();
    }

    /**
     * A file or directory that lies in a root of resources.
     *
     * @param inside names of what lies in the directory
     */
    private record Resource(String path, Pattern name, List<String> inside) {
        static Resource of(String root, String entry, List<String> inside) {
            String name = Pattern.quote(entry);
            return new Resource(
                    root + "/" + entry,
                    Pattern.compile("(?<![\\w.-])" + name + "/((?:[\\w-]+|\\.(?=[\\w-]))*)|/" + name + "(?![\\w./-])"),
                    inside);
        }

        /** As a part of a path: many are called like a table. An address of pages goes on with what the directory does not hold. */
        boolean isNamed(String strings) {
            return name.matcher(strings)
                    .results()
                    .map(path -> path.group(1))
                    .anyMatch(next -> next == null || inside.stream().anyMatch(one -> one.startsWith(next)));
        }
    }

    /** Paths below the checkout, with their contents. */
    void addTo(ContentHash.Builder hash, List<ParsedSource> sources) {
        add(named(sources), hash);
    }

    /** All files below these paths, with their contents. */
    void addBelow(List<String> tops, ContentHash.Builder hash) {
        tops.forEach(top -> add(new TreeSet<>(filesBelow(top)), hash));
    }

    private void add(SortedSet<String> paths, ContentHash.Builder hash) {
        for (String path : paths) {
            hash.add(path).add(hashes.computeIfAbsent(path, this::hash).hex());
        }
    }

    private ContentHash hash(String path) {
        try {
            return ContentHash.of(Files.readAllBytes(checkout.resolve(path)));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path + ", which tests depend on", e);
        }
    }

    /** All files that count for these sources. */
    SortedSet<String> named(List<ParsedSource> sources) {
        Set<String> tops = new HashSet<>(ALWAYS);
        sources.forEach(source -> tops.addAll(namedBySource.computeIfAbsent(source.name(), name -> tops(source))));
        SortedSet<String> files = new TreeSet<>();
        tops.forEach(top -> files.addAll(filesBelow(top)));
        return files;
    }

    private Set<String> tops(ParsedSource source) {
        Set<String> tops = new HashSet<>(problems(source));
        String strings = String.join("\n", source.strings());
        source.strings().stream().filter(this::isPath).forEach(tops::add);
        for (List<Resource> root : isOfTests(source) ? List.of(main, test) : List.of(main)) {
            root.stream()
                    .filter(resource -> resource.isNamed(strings))
                    .map(Resource::path)
                    .forEach(tops::add);
        }
        if (strings.contains("db/migration")) {
            tops.add("migrations");
        }
        return tops;
    }

    private boolean isOfTests(ParsedSource source) {
        return Files.exists(checkout.resolve("src/test/java/" + source.name().replace('.', '/') + ".java"));
    }

    private Set<String> problems(ParsedSource source) {
        Set<String> tops = new HashSet<>();
        if (ONE_PROBLEM.matcher(source.uncommented()).replaceAll("").contains("\"" + PROBLEMS + "\"")) {
            tops.add(PROBLEMS);
        }
        source.strings().stream()
                .filter(string -> !isSentence(string))
                .flatMap(string -> PROBLEM.matcher(string).results().map(MatchResult::group))
                .map(id -> PROBLEMS + "/" + id)
                .filter(path -> Files.exists(checkout.resolve(path)))
                .forEach(tops::add);
        return tops;
    }

    /** Messages and help texts give examples of names. */
    private static boolean isSentence(String string) {
        return string.contains(" ") && !string.contains("\n");
    }

    /** A word alone is a path if it is a directory at the top, and not {@code src}, which attributes of pages are called. */
    private boolean isPath(String string) {
        if (!PATH.matcher(string).matches() || string.equals(PROBLEMS) || string.contains("..")) {
            return false;
        }
        String first = string.split("/", 2)[0];
        if (first.startsWith(".") || MADE.contains(first)) {
            return false;
        }
        Path path = checkout.resolve(string);
        return string.contains("/") ? Files.exists(path) : Files.isDirectory(path) && !string.equals("src");
    }

    private List<String> entries(String directory) {
        String[] names = checkout.resolve(directory).toFile().list();
        return names == null ? List.of() : Arrays.asList(names);
    }

    private List<String> filesBelow(String top) {
        Path path = checkout.resolve(top);
        if (!Files.exists(path)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(path)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> checkout.relativize(file).toString())
                    .filter(file -> !file.contains("__pycache__") && !RECORDS.contains(file))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + path + ", which tests depend on", e);
        }
    }
}
