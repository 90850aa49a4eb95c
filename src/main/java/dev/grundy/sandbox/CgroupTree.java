package dev.grundy.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/** The cgroups of one process's cells: a group per controller hierarchy, and below it one per cell. */
record CgroupTree(Cgroups.Version version, Map<String, Path> roots, List<Path> made) implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration PAUSE = Duration.ofMillis(2);

    /** @return the cell's group in each hierarchy, by the name under which the cell sees it */
    Map<String, Path> makeCell(String cell) {
        var directories = new LinkedHashMap<String, Path>();
        roots.forEach((name, root) -> directories.put(name, make(root.resolve(cell))));
        return directories;
    }

    private static Path make(Path directory) {
        try {
            return Files.createDirectories(directory);
        } catch (IOException e) {
            throw new SandboxException("cannot make cgroup '" + directory + "': " + e.getMessage(), e);
        }
    }

    /** The last processes of a group may still be on their way out when it is to go: waits for them. */
    static void remove(Path group) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        for (;;) {
            try {
                Files.deleteIfExists(group);
                return;
            } catch (IOException e) {
                if (System.nanoTime() > deadline) {
                    throw new UncheckedIOException("cgroup '" + group + "' still has processes in it", e);
                }
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        }
    }

    @Override
    public void close() {
        for (Path group : roots.values()) {
            removeChildren(group);
        }
        roots.values().forEach(CgroupTree::remove);
    }

    private static void removeChildren(Path group) {
        try (var children = Files.newDirectoryStream(group, Files::isDirectory)) {
            children.forEach(CgroupTree::remove);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list cgroup '" + group + "'", e);
        }
    }
}
