package dev.grundy.format.read.tree;

import dev.grundy.base.kernel.Utf8Place;
import dev.grundy.format.yaml.Faults;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The files of a package by path relative to its root, in lexicographic order. Links inside the package are followed;
 * files that the format says to ignore are not among them.
 */
public final class PackageTree {
    private static final long LONGEST_TEXT_BYTES = 16 << 20;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Path root;
    private final NavigableMap<String, Path> files;

    PackageTree(Path root, SortedMap<String, Path> files) {
        this.root = root;
        this.files = Collections.unmodifiableNavigableMap(new TreeMap<>(files));
    }

    public Path root() {
        return root;
    }

    public SortedMap<String, Path> files() {
        return files;
    }

    public Optional<Path> file(String path) {
        return Optional.ofNullable(files.get(path));
    }

    public boolean hasDirectory(String directory) {
        return !below(directory).isEmpty();
    }

    /** Files at any depth below a directory, by path relative to it. */
    public SortedMap<String, Path> below(String directory) {
        String prefix = directory + "/";
        SortedMap<String, Path> below = new TreeMap<>();
        files.subMap(prefix, directory + "0").forEach((path, file) -> below.put(path.substring(prefix.length()), file));
        return below;
    }

    /** Names of the files and directories that lie directly in a directory. */
    public SortedSet<String> childrenOf(String directory) {
        SortedSet<String> names = new TreeSet<>();
        for (String path : below(directory).keySet()) {
            int slash = path.indexOf('/');
            names.add(slash < 0 ? path : path.substring(0, slash));
        }
        return names;
    }

    /**
     * The text of a file; empty when there is no such file. A file that cannot be read or is not UTF-8 is an error and
     * reads as empty. A byte order mark is a fault and is left out, and line ends become LF.
     */
    public Optional<String> text(String path, Faults faults) {
        return file(path).flatMap(file -> {
            try {
                if (Files.size(file) > LONGEST_TEXT_BYTES) {
                    faults.error(
                            path,
                            "the text has more than " + (LONGEST_TEXT_BYTES >> 20) + " MiB",
                            "make it shorter, and let a generator make large tests");
                    return Optional.empty();
                }
                byte[] bytes = Files.readAllBytes(file);
                return Optional.of(normalised(path, decoded(bytes), faults));
            } catch (CharacterCodingException e) {
                faults.error(path, lineOfBadByte(file), "the text is not UTF-8", "save it as UTF-8");
            } catch (IOException e) {
                faults.error(
                        path,
                        "the file cannot be read (" + e.getClass().getSimpleName() + ")",
                        "check that it is there and its permissions");
            }
            return Optional.empty();
        });
    }

    private static String normalised(String path, String text, Faults faults) {
        String unmarked = text;
        if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
            faults.warning(path, 1, "the file starts with a byte order mark", "save it as UTF-8 without BOM");
            unmarked = text.substring(1);
        }
        return unmarked.replace("\r\n", "\n").replace('\r', '\n');
    }

    static String decoded(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }

    private static int lineOfBadByte(Path file) {
        try {
            return Utf8Place.firstWrong(Files.readAllBytes(file))
                    .map(Utf8Place.Wrong::line)
                    .orElse(1);
        } catch (IOException e) {
            return 1;
        }
    }
}
