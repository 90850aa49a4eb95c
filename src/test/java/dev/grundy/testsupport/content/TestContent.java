package dev.grundy.testsupport.content;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.judge.sandbox.Cells;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The content of each class of tests that starts cells or takes long, and is no application: all that decides whether it is green, but
 * for the machine. These are the sources that it needs and the files that they name.
 */
final class TestContent {
    private static final Pattern SLOW = Pattern.compile("(?m)^@(?:Slow\\(|Tag\\(\"sandbox\"\\))");
    private static final Pattern ALL_ONLY = Pattern.compile("(?m)^@AllOnly\\(");
    private static final Pattern EVERY_RUN = Pattern.compile("(?m)^@EveryRun\\(");

    private final SourceGraph graph;
    private final CheckoutFiles files;

    TestContent(Path checkout) throws IOException {
        this.graph = SourceGraph.read(checkout);
        this.files = new CheckoutFiles(checkout);
    }

    /** By the classes' names. */
    SortedMap<String, ContentHash> all() {
        SortedMap<String, ContentHash> contents = new TreeMap<>();
        graph.sources().stream()
                .filter(TestContent::counts)
                .forEach(source -> contents.put(source.name(), of(source.name())));
        return contents;
    }

    /** Whether the class has to run whatever its content: it is about the machine, or says that each run finds out something else. */
    boolean isForEveryRun(String name) {
        String walls = Cells.class.getPackageName() + ".";
        return name.startsWith(walls)
                || graph.sources().stream()
                        .filter(source -> source.name().equals(name))
                        .anyMatch(source ->
                                EVERY_RUN.matcher(source.uncommented()).find());
    }

    /** A class that {@code ./grundy test} leaves out anyway does not count, and one whose methods alone are tagged neither. */
    private static boolean counts(ParsedSource source) {
        return source.name().endsWith("Test")
                && !source.words().contains("QuarkusTest")
                && SLOW.matcher(source.uncommented()).find()
                && !ALL_ONLY.matcher(source.uncommented()).find();
    }

    private ContentHash of(String name) {
        List<ParsedSource> sources = graph.closure(name);
        ContentHash.Builder hash = ContentHash.parts();
        sources.forEach(source -> hash.add(source.name()).add(source.text()));
        files.addTo(hash, sources);
        return hash.build();
    }

    /** The paths of the files that count for a class, without its sources. */
    SortedSet<String> filesOf(String name) {
        return files.named(graph.closure(name));
    }
}
