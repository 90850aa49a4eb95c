package dev.grundy.testsupport;

import dev.grundy.base.kernel.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Directories in memory, for what no test reads after its run: files of a database are copied there in a third of the time.
 * Safe for use by many threads and processes.
 */
final class MemoryDirectory {
    /** Linux keeps it in memory, see tmpfs(5). */
    private static final Path MEMORY = Path.of("/dev/shm");

    private static final Path DISK = Path.of("target");
    private static final String PREFIX = "grundy-test-";

    /** Two processes make some 400 databases of 13 MiB each. */
    private static final long ROOM_BYTES = 10L << 30;

    private MemoryDirectory() {}

    /**
     * A new directory, in memory where there is room for it and else below {@code target}. The caller deletes it; what a killed
     * process left behind goes with the next call.
     *
     * @param name what its name ends with
     */
    static Path create(String name) throws IOException {
        if (!Files.isWritable(MEMORY)) {
            return below(DISK, name);
        }
        removeLeftovers(MEMORY);
        return below(hasRoom() ? MEMORY : DISK, name);
    }

    private static Path below(Path parent, String name) throws IOException {
        return Files.createTempDirectory(
                Files.createDirectories(parent).toAbsolutePath(),
                PREFIX + ProcessHandle.current().pid() + "-" + name + "-");
    }

    /** What its file system has free may be in use otherwise. */
    private static boolean hasRoom() throws IOException {
        return Files.getFileStore(MEMORY).getUsableSpace() >= ROOM_BYTES && availableBytes() >= ROOM_BYTES;
    }

    /** As {@code MemAvailable} of proc_meminfo(5) says, in KiB there. */
    private static long availableBytes() throws IOException {
        try (Stream<String> lines = Files.lines(Path.of("/proc/meminfo"))) {
            return lines.filter(line -> line.startsWith("MemAvailable:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
                    .findFirst()
                    .orElse(0);
        }
    }

    static void removeLeftovers(Path parent) throws IOException {
        for (Path left : ofEndedProcesses(parent)) {
            try {
                FileTree.delete(left);
            } catch (NoSuchFileException goneMeanwhile) {
                // Another process is removing it too.
            }
        }
    }

    private static List<Path> ofEndedProcesses(Path parent) throws IOException {
        try (Stream<Path> all = Files.list(parent)) {
            return all.filter(path -> path.getFileName().toString().startsWith(PREFIX))
                    .filter(Files::isWritable)
                    .filter(path -> ProcessHandle.of(owner(path)).isEmpty())
                    .toList();
        }
    }

    private static long owner(Path directory) {
        String name = directory.getFileName().toString();
        return Long.parseLong(name.substring(PREFIX.length(), name.indexOf('-', PREFIX.length())));
    }
}
