package dev.grundy.studio.copy;

import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.yaml.YamlEdit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/**
 * All files of a working copy at one revision.
 *
 * @param copy its id
 * @param name of the package's directory
 */
public record Snapshot(long copy, String name, long revision, SortedMap<FilePath, FileContent> files) {
    private static final int EXECUTABLE = 0100755;
    private static final int PLAIN = 0100644;
    /** In place of a file that is no text, so that it is refused as no YAML. */
    private static final String NO_YAML = "[";

    public Snapshot {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    public Optional<FileContent> file(String path) {
        return FilePath.parse(path).flatMap(file -> Optional.ofNullable(files.get(file)));
    }

    /** The content of a text that a form can hold; empty if there is none. */
    public Optional<String> text(FilePath path) {
        return Optional.ofNullable(files.get(path)).flatMap(file -> FileText.of(file.bytes()));
    }

    /** As {@link #text}, of a file that may not be there yet: then nothing; one that is no text is no YAML either. */
    public String yaml(FilePath path) {
        return files.containsKey(path) ? text(path).orElse(NO_YAML) : "";
    }

    /** Another text for a file, which stays executable if it is. */
    public FileContent rewritten(FilePath path, String text) {
        FileContent before = files.get(path);
        return new FileContent(FileText.bytes(text), before != null && before.executable());
    }

    /** With another text in a file, which may not be there yet. */
    public Edits rewritten(Edits edits, FilePath path, String text) {
        FileContent content = rewritten(path, text);
        return files.containsKey(path) ? edits.write(path, content) : edits.add(path, content);
    }

    /** With texts in a directory, by their names; files that are there already stay as they are. */
    public Edits completed(Edits edits, String directory, Map<String, String> texts) {
        Edits all = edits;
        for (Map.Entry<String, String> text : texts.entrySet()) {
            FilePath path = new FilePath(directory + "/" + text.getKey());
            all = files.containsKey(path) ? all : all.add(path, FileContent.text(text.getValue()));
        }
        return all;
    }

    /** All files below a directory; a file of its name is none of them. */
    public SortedSet<FilePath> below(String directory) {
        return files.keySet().stream()
                .filter(file -> file.value().startsWith(directory + "/"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The version of the package format that {@code problem.yaml} names. */
    public FormatVersion format() {
        Optional<String> label = text(General.PROBLEM)
                .flatMap(YamlEdit::of)
                .flatMap(yaml -> yaml.value(List.of("problem_format_version")));
        return label.isEmpty()
                ? FormatVersion.LEGACY
                : FormatVersion.of(label.get()).orElse(FormatVersion.V2025_09);
    }

    /** Without files that the package format counts as not there, such as hidden ones. */
    Snapshot ofTheFormat() {
        SortedMap<FilePath, FileContent> counted = new TreeMap<>(files);
        counted.keySet().removeIf(file -> !file.isOfTheFormat());
        return new Snapshot(copy, name, revision, counted);
    }

    /** With another content of one file. */
    public Snapshot with(FilePath path, FileContent content) {
        SortedMap<FilePath, FileContent> changed = new TreeMap<>(files);
        changed.put(path, content);
        return new Snapshot(copy, name, revision, changed);
    }

    /** As a zip with the package's directory at its top; the same files give the same bytes. */
    public byte[] archive() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(bytes)) {
            for (Map.Entry<FilePath, FileContent> file : files.entrySet()) {
                ZipArchiveEntry entry = new ZipArchiveEntry(name + "/" + file.getKey());
                entry.setTime(0);
                entry.setUnixMode(file.getValue().executable() ? EXECUTABLE : PLAIN);
                zip.putArchiveEntry(entry);
                zip.write(file.getValue().bytes());
                zip.closeArchiveEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot pack " + name, e);
        }
        return bytes.toByteArray();
    }

    /**
     * Writes the files below a directory that is there; answers the package's directory.
     *
     * @throws UncheckedIOException when a file cannot be written
     */
    public Path layOutIn(Path directory) {
        Path root = directory.resolve(name);
        try {
            Files.createDirectories(root);
            for (Map.Entry<FilePath, FileContent> file : files.entrySet()) {
                Path place = root.resolve(file.getKey().value());
                Files.createDirectories(place.getParent());
                Files.write(place, file.getValue().bytes());
                place.toFile().setExecutable(file.getValue().executable(), false);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the files of " + name, e);
        }
        return root;
    }
}
