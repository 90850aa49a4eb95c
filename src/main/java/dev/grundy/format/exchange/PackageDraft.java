package dev.grundy.format.exchange;

import dev.grundy.format.read.tree.Archive;
import dev.grundy.format.yaml.YamlText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A package that is being written, file by file, from an original directory. */
final class PackageDraft {
    private final Path original;
    private final Path directory;
    private final Archive.Limits limits;
    private final Set<Path> used = new HashSet<>();
    private final List<String> losses = new ArrayList<>();
    private final Map<String, Map<String, Object>> yaml = new HashMap<>();

    /** @param limits of archives in the original */
    PackageDraft(Path original, Path directory, Archive.Limits limits) {
        this.original = original;
        this.directory = directory;
        this.limits = limits;
    }

    Archive.Limits limits() {
        return limits;
    }

    Path original() {
        return original;
    }

    void loses(String what) {
        losses.add(what);
    }

    List<String> losses() {
        return losses.stream().distinct().toList();
    }

    /** A file of the original; it counts as carried over. */
    Path use(String path) {
        Path file = original.resolve(path).normalize();
        if (!file.startsWith(original)) {
            throw new ExchangeException("the path '" + path + "' leads out of the package; fix it");
        }
        used.add(file);
        return file;
    }

    boolean has(String path) {
        Path file = original.resolve(path).normalize();
        return file.startsWith(original) && Files.isRegularFile(file);
    }

    void write(String path, String text) throws IOException {
        write(path, text.getBytes(StandardCharsets.UTF_8));
    }

    void write(String path, byte[] content) throws IOException {
        Path file = place(path);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    void writeScript(String path, String text) throws IOException {
        write(path, text);
        place(path).toFile().setExecutable(true, false);
    }

    void copy(Path from, String path) throws IOException {
        Path file = place(path);
        Files.createDirectories(file.getParent());
        Files.copy(from, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
    }

    /** Sets a key of a YAML file, which keeps those that it was given before. */
    void set(String path, String key, Object value) throws IOException {
        Map<String, Object> keys = yaml.computeIfAbsent(path, file -> new LinkedHashMap<>());
        keys.put(key, value);
        write(path, YamlText.of(keys));
    }

    boolean isWritten(String path) {
        return Files.exists(place(path));
    }

    private Path place(String path) {
        Path file = directory.resolve(path).normalize();
        if (!file.startsWith(directory)) {
            throw new ExchangeException("the path '" + path + "' leads out of the package; fix it");
        }
        return file;
    }

    /** Keeps every file of the original that was not carried over. */
    void keepTheRest() throws IOException {
        try (Stream<Path> files = Files.walk(original)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = original.relativize(file).toString();
                if (!used.contains(file) && !path.startsWith(".git/") && !path.contains("/.git/")) {
                    copy(file, "attachments/original/" + Names.fileNames(path));
                }
            }
        }
    }
}
