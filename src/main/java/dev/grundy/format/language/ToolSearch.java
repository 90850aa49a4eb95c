package dev.grundy.format.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the tools of languages on this host. Scripts are passed over. Version switchers put them on the path under a tool's name. They start a
 * shell for each run, and cannot be used inside a cell.
 */
public final class ToolSearch {
    private static final String OF_JAVA_HOME = "JAVA_HOME/";
    /** A file that a virtual machine reads need not be executable. */
    private static final Pattern RUN_BY_ANOTHER = Pattern.compile("\\.(?:jar|js)$");

    private final List<Path> searchPath;
    private final List<Path> javaHomes;

    /**
     * @param searchPath the directories meant by {@code PATH}
     * @param javaHomes the directories meant by {@code JAVA_HOME}, best first
     */
    public ToolSearch(List<Path> searchPath, List<Path> javaHomes) {
        this.searchPath = List.copyOf(searchPath);
        this.javaHomes = List.copyOf(javaHomes);
    }

    /** A search in this process's environment. */
    public static ToolSearch ofThisHost() {
        Stream<String> homes = Stream.concat(
                Stream.of(System.getProperty("java.home")), Optional.ofNullable(System.getenv("JAVA_HOME")).stream());
        return new ToolSearch(
                Stream.of(System.getenv().getOrDefault("PATH", "/usr/bin:/bin").split(":"))
                        .filter(entry -> entry.startsWith("/"))
                        .map(Path::of)
                        .toList(),
                homes.map(Path::of).toList());
    }

    public Availability find(Language language) {
        Map<String, Path> found = new HashMap<>();
        for (Tool tool : language.tools()) {
            Optional<Path> place = find(tool);
            if (place.isEmpty()) {
                return new Availability.Absent(
                        language,
                        tool.name() + " was not found (looked in " + String.join(", ", tool.places()) + ")",
                        tool.install());
            }
            found.put(tool.name(), place.get());
        }
        return new Availability.Present(new Toolchain(language, found));
    }

    private Optional<Path> find(Tool tool) {
        return tool.places().stream()
                .flatMap(place -> candidates(place, tool.name()))
                .filter(ToolSearch::isRealProgram)
                .map(ToolSearch::withoutLinks)
                .findFirst();
    }

    private Stream<Path> candidates(String place, String name) {
        return switch (place) {
            case "PATH" -> searchPath.stream().map(directory -> directory.resolve(name));
            case "JAVA_HOME" ->
                javaHomes.stream().map(home -> home.resolve("bin").resolve(name));
            default ->
                place.startsWith(OF_JAVA_HOME)
                        ? javaHomes.stream().map(home -> home.resolve(place.substring(OF_JAVA_HOME.length())))
                        : Stream.of(Path.of(place));
        };
    }

    private static boolean isRealProgram(Path file) {
        if (Files.isReadable(file) && RUN_BY_ANOTHER.matcher(file.toString()).find()) {
            return true;
        }
        if (!Files.isRegularFile(file) || !Files.isExecutable(file)) {
            return false;
        }
        try (InputStream content = Files.newInputStream(file)) {
            return content.read() != '#' || content.read() != '!';
        } catch (IOException e) {
            return false;
        }
    }

    private static Path withoutLinks(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot resolve the tool " + file, e);
        }
    }
}
