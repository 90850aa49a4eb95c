package dev.grundy.studio.version;

import dev.grundy.format.difference.Difference;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * How two versions differ.
 *
 * @param files  by path; at most {@link #MOST_FILES}
 * @param others how many more differ
 */
record VersionChanges(List<FileChange> files, int others) {
    static final int MOST_FILES = 500;
    /** Texts that are put beside each other on one page. */
    static final int MOST_TEXTS = 30;

    private static final long LONGEST_TEXT = 1 << 17;

    VersionChanges {
        files = List.copyOf(files);
    }

    /** @throws UncheckedIOException when a file cannot be read */
    static VersionChanges between(Path older, Path newer) {
        TreeSet<String> paths = new TreeSet<>(paths(older));
        paths.addAll(paths(newer));
        List<FileChange> changes = new ArrayList<>();
        int others = 0;
        int texts = 0;
        for (String path : paths) {
            Path before = older.resolve(path);
            Path after = newer.resolve(path);
            if (isSame(before, after)) {
                continue;
            }
            if (changes.size() == MOST_FILES) {
                others++;
                continue;
            }
            Optional<Difference> difference = texts < MOST_TEXTS ? difference(before, after) : Optional.empty();
            texts += difference.isPresent() ? 1 : 0;
            changes.add(new FileChange(path, kind(before, after), difference));
        }
        return new VersionChanges(changes, others);
    }

    private static List<String> paths(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + root, e);
        }
    }

    private static FileChange.Kind kind(Path before, Path after) {
        if (!Files.exists(before)) {
            return FileChange.Kind.ADDED;
        }
        return Files.exists(after) ? FileChange.Kind.CHANGED : FileChange.Kind.REMOVED;
    }

    private static boolean isSame(Path before, Path after) {
        try {
            return Files.exists(before) && Files.exists(after) && Files.mismatch(before, after) < 0;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot compare " + before, e);
        }
    }

    private static Optional<Difference> difference(Path before, Path after) {
        return text(before).flatMap(older -> text(after).map(newer -> Difference.of(older, newer)));
    }

    /** Empty text for a file that is not there; empty for a file that is no text that can be shown. */
    private static Optional<String> text(Path file) {
        try {
            if (!Files.exists(file)) {
                return Optional.of("");
            }
            if (Files.size(file) > LONGEST_TEXT) {
                return Optional.empty();
            }
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString();
            return text.indexOf('\0') < 0 ? Optional.of(text) : Optional.empty();
        } catch (CharacterCodingException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
