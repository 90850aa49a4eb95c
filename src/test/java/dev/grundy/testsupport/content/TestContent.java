package dev.grundy.testsupport.content;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.judge.sandbox.Cells;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The content of each class of tests that starts cells, takes long, or runs the product. It is all that decides whether
 * the class is green, but for the machine. These are the sources that it needs and the files that they name; for what
 * runs the product, all of the product.
 */
final class TestContent {
    private static final Pattern SLOW = Pattern.compile("(?m)^@(?:Slow\\(|Tag\\(\"sandbox\"\\))");
    private static final Pattern ALL_ONLY = Pattern.compile("(?m)^@AllOnly\\(");
    private static final Pattern EVERY_RUN = Pattern.compile("(?m)^@EveryRun\\(");
    /** On classes of tests that the application then has as beans. */
    private static final Set<String> BEANS =
            Set.of("ApplicationScoped", "Singleton", "RequestScoped", "Dependent", "Alternative");
    /** What the product is built of and begins with, and the libraries of pages. */
    private static final List<String> PRODUCT =
            List.of("src/main", "migrations", "problems", "grundy", "mvnw", ".mvn", "docker", "deploy");

    /** By what a class of tests runs. */
    enum Kind {
        /** Cells, or much of its own. */
        CELLS,
        APPLICATION,
        /** The built product, as a process. */
        PROCESS
    }

    private final SourceGraph graph;
    private final CheckoutFiles files;
    private final SortedMap<String, Kind> kinds = new TreeMap<>();
    /** Of each source, by its name: hundreds of classes need the same ones. */
    private final Map<String, ContentHash> hashes = new HashMap<>();

    private final ContentHash product;

    TestContent(Path checkout) throws IOException {
        this.graph = SourceGraph.read(checkout);
        this.files = new CheckoutFiles(checkout);
        graph.sources().forEach(source -> kindOf(source).ifPresent(kind -> kinds.put(source.name(), kind)));
        this.product = product();
    }

    private ContentHash product() {
        ContentHash.Builder hash = ContentHash.parts();
        files.addBelow(PRODUCT, hash);
        graph.sources().stream()
                .filter(source -> !Collections.disjoint(source.words(), BEANS))
                .forEach(bean -> hash.add(bean.name()).add(bean.text()));
        return hash.build();
    }

    /** By the classes' names. */
    SortedMap<String, ContentHash> all() {
        SortedMap<String, ContentHash> contents = new TreeMap<>();
        kinds.forEach((name, kind) -> contents.put(name, of(name, kind)));
        return contents;
    }

    /** Whether the class has to run with any content: it is about the machine, or says that each run finds out something else. */
    boolean isForEveryRun(String name) {
        String walls = Cells.class.getPackageName() + ".";
        return name.startsWith(walls)
                || graph.sources().stream()
                        .filter(source -> source.name().equals(name))
                        .anyMatch(source ->
                                EVERY_RUN.matcher(source.uncommented()).find());
    }

    /** Of a class that has a content. */
    Kind kind(String name) {
        return Objects.requireNonNull(kinds.get(name), name);
    }

    /**
     * Empty for a class that is fast and runs none of these, or that {@code ./grundy test} leaves out anyway. Tags of methods do not
     * count.
     */
    private static Optional<Kind> kindOf(ParsedSource source) {
        if (ALL_ONLY.matcher(source.uncommented()).find()) {
            return Optional.empty();
        }
        if (source.name().endsWith("IT")) {
            return Optional.of(Kind.PROCESS);
        }
        if (!source.name().endsWith("Test")) {
            return Optional.empty();
        }
        if (source.words().contains("QuarkusTest")) {
            return Optional.of(Kind.APPLICATION);
        }
        return SLOW.matcher(source.uncommented()).find() ? Optional.of(Kind.CELLS) : Optional.empty();
    }

    private ContentHash of(String name, Kind kind) {
        List<ParsedSource> sources = graph.closure(name);
        ContentHash.Builder hash = ContentHash.parts();
        sources.forEach(source -> hash.add(source.name()).add(hash(source).hex()));
        files.addTo(hash, sources);
        if (kind != Kind.CELLS) {
            hash.add(product.hex());
        }
        return hash.build();
    }

    private ContentHash hash(ParsedSource source) {
        return hashes.computeIfAbsent(
                source.name(), name -> ContentHash.parts().add(source.text()).build());
    }

    /** The paths of the files that count for a class, without its sources and the product. */
    SortedSet<String> filesOf(String name) {
        return files.named(graph.closure(name));
    }
}
