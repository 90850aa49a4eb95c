package dev.grundy.format.exchange;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Scratch;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.tree.Archive;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The package as it was before an export, kept inside the exported archive in a directory that other systems ignore.
 * An archive that nobody changed since is imported as that package, byte by byte; a changed one is imported by its own
 * contents.
 */
public final class OriginalPackage {
    static final String DIRECTORY = ".grundy";
    private static final String ARCHIVE = DIRECTORY + "/original.zip";
    private static final String HASH = DIRECTORY + "/exported.sha256";

    private OriginalPackage() {}

    /** The files that remember the original beside the exported ones. */
    public static Map<String, byte[]> remembered(Path root, SortedMap<String, byte[]> exported) throws IOException {
        return Map.of(ARCHIVE, zipped(root), HASH, (hash(exported).hex() + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** The original, unpacked; empty when there is none or the exported files have changed. */
    static Optional<Path> restored(Path unpacked, Path scratch, Archive.Limits limits) throws IOException {
        Path archive = unpacked.resolve(ARCHIVE);
        Path hash = unpacked.resolve(HASH);
        if (!Files.isRegularFile(archive)
                || !Files.isRegularFile(hash)
                || !Files.readString(hash)
                        .strip()
                        .equals(hash(filesOf(unpacked)).hex())) {
            return Optional.empty();
        }
        return Optional.of(Archive.unpack(archive, Files.createDirectories(scratch.resolve("original")), limits));
    }

    private static SortedMap<String, byte[]> filesOf(Path directory) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(directory)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String path = directory.relativize(file).toString();
                if (!path.startsWith(DIRECTORY + "/")
                        && !path.startsWith(".git/")
                        && !path.equals(ProblemPackage.PROOF)) {
                    files.put(path, Files.readAllBytes(file));
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return files;
    }

    private static ContentHash hash(SortedMap<String, byte[]> files) {
        ContentHash.Builder hash = ContentHash.parts();
        files.forEach((path, content) -> hash.add(path).add(content));
        return hash.build();
    }

    private static byte[] zipped(Path root) throws IOException {
        try (Scratch scratch = Scratch.make()) {
            Path archive = scratch.directory().resolve("original.zip");
            try (ZipWriter zip = new ZipWriter(archive)) {
                for (Map.Entry<String, byte[]> file : filesOf(root).entrySet()) {
                    zip.add(
                            root.getFileName() + "/" + file.getKey(),
                            file.getValue(),
                            Files.isExecutable(root.resolve(file.getKey())));
                }
            }
            return Files.readAllBytes(archive);
        }
    }
}
