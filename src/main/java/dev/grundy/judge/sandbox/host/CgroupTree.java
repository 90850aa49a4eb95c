package dev.grundy.judge.sandbox.host;

import dev.grundy.base.kernel.ProcessMark;
import dev.grundy.judge.sandbox.command.SandboxException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * The cgroups of one process's cells: a group in each controller hierarchy, and below it one per cell.
 *
 * <p>A v2 group that hands out controllers may hold no process itself. So there the judge moves into a leaf for as long as
 * it has cells.
 */
public final class CgroupTree implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration PAUSE = Duration.ofMillis(2);
    private static final String SELF = "0";
    static final String PROCESSES = "cgroup.procs";
    private static final String HANDED_OUT = "cgroup.subtree_control";

    private final Cgroups cgroups;
    private final String name;
    private final Map<String, Path> roots = new LinkedHashMap<>();
    private final AtomicLong names = new AtomicLong();

    /** @param name of the group, beside which those of other judges may be */
    public CgroupTree(Cgroups cgroups, String name) throws IOException {
        this.cgroups = cgroups;
        this.name = name;
        cgroups.directories().values().forEach(Leftovers::sweep);
        for (var entry : cgroups.directories().entrySet()) {
            if (cgroups.version() == Cgroups.Version.V2) {
                handOut(entry.getValue());
            }
            Path root = Files.createDirectory(entry.getValue().resolve(name));
            roots.put(entry.getKey(), root);
            if (cgroups.version() == Cgroups.Version.V2) {
                Files.writeString(root.resolve(HANDED_OUT), "+memory +cpu +pids");
            }
        }
    }

    private void handOut(Path own) throws IOException {
        if (Files.readString(own.resolve(HANDED_OUT)).contains("memory")) {
            return; // the one who runs us has arranged it
        }
        Path leaf = Files.createDirectory(leaf(own));
        Files.writeString(leaf.resolve(PROCESSES), SELF);
        Files.writeString(own.resolve(HANDED_OUT), "+memory +cpu +pids");
    }

    private void takeBack(Path own) throws IOException {
        if (Files.isDirectory(leaf(own))) {
            Files.writeString(own.resolve(HANDED_OUT), "-memory -cpu -pids");
            Files.writeString(own.resolve(PROCESSES), SELF);
            remove(leaf(own));
        }
    }

    private Path leaf(Path own) {
        return own.resolve(name + ProcessMark.JUDGE);
    }

    /** A name for the groups of one runner, never given twice: what an earlier one left is not inherited. */
    public String uniqueName(int cell) {
        return cell + "-" + names.incrementAndGet();
    }

    /** @return the cell's group in each hierarchy, by the name under which the cell sees it */
    public Map<String, Path> makeCell(String cell) {
        var directories = new LinkedHashMap<String, Path>();
        roots.forEach((hierarchy, root) -> directories.put(hierarchy, make(root.resolve(cell))));
        return directories;
    }

    private static Path make(Path directory) {
        try {
            return Files.createDirectories(directory);
        } catch (IOException e) {
            throw new SandboxException("cannot make cgroup '" + directory + "': " + e.getMessage(), e);
        }
    }

    /** Waits until the group's last process is gone. */
    public void removeCell(String cell) {
        roots.values().forEach(root -> remove(root.resolve(cell)));
    }

    @Override
    public void close() {
        try {
            for (Path root : roots.values()) {
                removeTree(root);
            }
            if (cgroups.version() == Cgroups.Version.V2) {
                takeBack(Objects.requireNonNull(cgroups.directories().get(Cgroups.UNIFIED)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot remove the cells' cgroups", e);
        }
    }

    /** @throws SandboxException when a group keeps its processes */
    static void removeTree(Path root) throws IOException {
        try (var cells = Files.newDirectoryStream(root, Files::isDirectory)) {
            cells.forEach(CgroupTree::remove);
        }
        remove(root);
    }

    /** The last processes of a group may still be on their way out when it is to go: waits for them. */
    private static void remove(Path group) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        for (; ; ) {
            try {
                Files.deleteIfExists(group);
                return;
            } catch (IOException e) {
                if (System.nanoTime() > deadline) {
                    throw new SandboxException("cgroup '" + group + "' still has processes in it", e);
                }
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        }
    }
}
