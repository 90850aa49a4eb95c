package dev.grundy.judge.sandbox.command;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Scratch;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * Immutable files and directories named by their content, below one root that cells see read-only. Safe for many threads and processes: everything is
 * made beside its place and renamed into it. A use is noted in the file's time, for {@link Eviction}.
 *
 * @param root one file system; readable by nobody else than the judge's user is enough
 */
public record Store(Path root) {
    /** Directories below the root whose entries, two levels down, may be evicted; the results of judging lie beside the content. */
    static final List<String> KINDS = List.of("files", "directories", "results");
    /** A use is noted in the file's time, but not oftener than this. */
    static final Duration MARK_EVERY = Duration.ofMinutes(10);

    private static final String DRAFTS = "new";
    private static final Logger LOG = Logger.getLogger(Store.class);

    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("r--r--r--");
    private static final Set<PosixFilePermission> EXECUTABLE = PosixFilePermissions.fromString("r-xr-xr-x");
    private static final Set<PosixFilePermission> DIRECTORY = PosixFilePermissions.fromString("rwxr-xr-x");

    public Store {
        try {
            Files.createDirectories(root.resolve(DRAFTS));
            root = root.toRealPath();
        } catch (IOException e) {
            throw new SandboxException(
                    "cannot use '" + root + "' as a store: " + e.getMessage()
                            + "; give a directory that can be written",
                    e);
        }
    }

    public StoredFile put(byte[] bytes) {
        var file = new StoredFile(ContentHash.of(bytes), bytes.length);
        if (!noteUse(path(file))) {
            store(file.path(), draft -> {
                Files.write(draft, bytes);
                Files.setPosixFilePermissions(draft, FILE);
            });
        }
        return file;
    }

    /** Copies a file of the host, which must be a regular file. */
    public StoredFile put(Path file) {
        try {
            return put(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot copy '" + file + "' into the store", e);
        }
    }

    /** Files by relative name; each can be read and executed by programs. */
    public StoredDirectory putDirectory(Map<String, ? extends Content> files) {
        var sorted = new TreeMap<String, Content>(files);
        var hash = ContentHash.parts();
        sorted.forEach((name, content) ->
                hash.add(RelativeName.check(name)).add(hash(content).hex()));
        var directory = new StoredDirectory(hash.build());
        if (!noteUse(path(directory))) {
            store(directory.path(), draft -> writeDirectory(draft, sorted));
        }
        return directory;
    }

    public boolean contains(StoredFile file) {
        return noteUse(path(file));
    }

    public boolean contains(StoredDirectory directory) {
        return noteUse(path(directory));
    }

    /** Whether something is there; then it is noted as used, and not evicted while a judging may need it. */
    public static boolean noteUse(Path path) {
        try {
            FileTime used = Files.getLastModifiedTime(path);
            FileTime now = FileTime.fromMillis(System.currentTimeMillis());
            if (now.toMillis() - used.toMillis() > MARK_EVERY.toMillis()) {
                Files.setLastModifiedTime(path, now);
            }
            return true;
        } catch (NoSuchFileException e) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look at stored " + path, e);
        }
    }

    /** How much a directory holds; 0 if it is not there. */
    public long bytes(StoredDirectory directory) {
        try {
            return Eviction.bytes(path(directory));
        } catch (NoSuchFileException e) {
            return 0;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look at stored " + directory.hash(), e);
        }
    }

    /** Takes a directory out; a run that still uses it keeps that, and nobody can begin to. */
    public void discard(StoredDirectory directory) {
        try {
            discard(path(directory));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot take out stored " + directory.hash(), e);
        }
    }

    /** Takes something out at once, as others see it. */
    void discard(Path path) throws IOException {
        try (Scratch bin = Scratch.in(drafts())) {
            Files.move(path, bin.directory().resolve("gone"), StandardCopyOption.ATOMIC_MOVE);
        } catch (NoSuchFileException e) {
            LOG.debugf("'%s' was taken out by another process in the meantime", path);
        }
    }

    /** The stored file with this content, if there is one. */
    public Optional<StoredFile> find(ContentHash hash) {
        var file = new StoredFile(hash, 0);
        try {
            return contains(file) ? Optional.of(new StoredFile(hash, Files.size(path(file)))) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look at stored file " + hash, e);
        }
    }

    public InputStream open(StoredFile file) {
        try {
            return Files.newInputStream(path(file));
        } catch (IOException e) {
            throw new UncheckedIOException("stored file " + file.hash() + " cannot be read", e);
        }
    }

    public byte[] read(StoredFile file) {
        try {
            return Files.readAllBytes(path(file));
        } catch (IOException e) {
            throw new UncheckedIOException("stored file " + file.hash() + " cannot be read", e);
        }
    }

    /** On the host; the caller must not write there. */
    public Path path(StoredFile file) {
        return root.resolve(file.path());
    }

    /** On the host; the caller must not write there. */
    public Path path(StoredDirectory directory) {
        return root.resolve(directory.path());
    }

    private ContentHash hash(Content content) {
        return switch (content) {
            case Content.Bytes(byte[] bytes) -> ContentHash.of(bytes);
            case StoredFile file -> file.hash();
        };
    }

    private void writeDirectory(Path draft, Map<String, Content> files) throws IOException {
        Files.createDirectory(draft);
        Files.setPosixFilePermissions(draft, DIRECTORY);
        for (var entry : files.entrySet()) {
            Path target = draft.resolve(entry.getKey());
            for (Path parent : parentsBelow(draft, target)) {
                Files.createDirectories(parent);
                Files.setPosixFilePermissions(parent, DIRECTORY);
            }
            switch (entry.getValue()) {
                case Content.Bytes(byte[] bytes) -> Files.write(target, bytes);
                case StoredFile file -> Files.copy(path(file), target);
            }
            Files.setPosixFilePermissions(target, EXECUTABLE);
        }
    }

    private static Iterable<Path> parentsBelow(Path top, Path file) {
        return Stream.iterate(file.getParent(), parent -> !parent.equals(top), Path::getParent)
                .toList()
                .reversed();
    }

    private Path drafts() {
        return root.resolve(DRAFTS);
    }

    private void store(String path, Writing writing) {
        Path place = root.resolve(path);
        try (Scratch drafts = Scratch.in(drafts())) {
            Path draft = drafts.directory().resolve("draft");
            writing.write(draft);
            Files.createDirectories(place.getParent());
            moveUnlessThere(draft, place);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot put '" + path + "' into the store " + root, e);
        }
    }

    private static void moveUnlessThere(Path draft, Path place) throws IOException {
        try {
            Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            if (!Files.exists(place)) { // else somebody stored the same content in the meantime
                throw e;
            }
        }
    }

    @FunctionalInterface
    private interface Writing {
        void write(Path draft) throws IOException;
    }
}
