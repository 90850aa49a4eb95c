package dev.grundy.judge.sandbox.command;

import dev.grundy.base.kernel.MemorySize;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Keeps a store, and all else that lies below its root in two levels of directories, from growing for ever. The entries that were unused for longest
 * go first. An entry that was used within the last hour stays, however large the store is: a run may hold it. An evicted entry is made again when it
 * is needed.
 *
 * @param most how much may stay
 */
public record Eviction(Store store, MemorySize most, Clock clock) {
    /** Longer than any judging, and much longer than {@link Store#MARK_EVERY}. */
    static final Duration KEPT = Duration.ofHours(1);
    /** The least size of a file on nearly all file systems, in bytes: a hundred thousand inputs of a line each are much. */
    private static final long BLOCK = 4_096;

    /** Evicts down to nine tenths once there is too much; answers how many entries went. */
    public int run() {
        try {
            List<Entry> entries = entries();
            long bytes = entries.stream().mapToLong(Entry::bytes).sum();
            return bytes <= most.bytes() ? 0 : evict(entries, bytes - most.bytes() / 10 * 9);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look through the store " + store.root(), e);
        }
    }

    private int evict(List<Entry> entries, long excess) throws IOException {
        entries.sort(Comparator.comparing(Entry::used));
        Instant newest = clock.instant().minus(KEPT);
        int gone = 0;
        for (Entry entry : entries) {
            if (excess <= 0 || entry.used.isAfter(newest)) {
                break;
            }
            store.discard(entry.path);
            excess -= entry.bytes;
            gone++;
        }
        return gone;
    }

    private record Entry(Path path, long bytes, Instant used) {}

    private List<Entry> entries() throws IOException {
        List<Entry> entries = new ArrayList<>();
        for (String kind : Store.KINDS) {
            Path top = store.root().resolve(kind);
            if (Files.isDirectory(top)) {
                try (Stream<Path> paths = Files.find(
                        top, 2, (path, attributes) -> top.relativize(path).getNameCount() == 2)) {
                    paths.forEach(path -> entry(path).ifPresent(entries::add));
                }
            }
        }
        return entries;
    }

    private static Optional<Entry> entry(Path path) {
        try {
            Instant used = Files.getLastModifiedTime(path).toInstant();
            return Optional.of(new Entry(path, Math.max(BLOCK, bytes(path)), used));
        } catch (NoSuchFileException e) {
            return Optional.empty(); // a draft that got its name meanwhile, or another process evicts too
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look at " + path, e);
        }
    }

    static long bytes(Path path) throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            return files.mapToLong(Eviction::ownBytes).sum();
        } catch (UncheckedIOException e) {
            throw e.getCause(); // an entry that went away after the walk had begun is told so
        }
    }

    private static long ownBytes(Path path) {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class).size();
        } catch (IOException e) {
            return 0;
        }
    }
}
