package dev.grundy.judge.sandbox.host;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.SandboxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The argument list that makes bubblewrap build one cell's walls. Order matters to bubblewrap: a later mount covers an
 * earlier one, and the root is made read-only when everything has its place.
 */
public final class Bubblewrap {
    /** The runner as it is seen inside. */
    public static final String RUNNER = "/g/cell";

    private static final String WORKSPACE = Command.WORKSPACE.toString();

    /** Never 0: the kernel gives the /proc files of the runner to the namespace's user 0, which programs must not be. */
    private static final String ORDINARY_USER = "1000";

    /** In a namespace of its own a user has every capability. */
    private static final long ALL = -1;

    private static final List<String> DEVICES = List.of("null", "zero", "full", "random", "urandom");

    /** Directories that merged-/usr systems keep as links, and others as directories. */
    private static final List<String> SYSTEM_DIRECTORIES = List.of("bin", "sbin", "lib", "lib32", "lib64", "libx32");

    private final List<String> arguments = new ArrayList<>();

    private Bubblewrap() {}

    /** @param groups the cell's cgroup directories, by the name under which it sees them */
    public static List<String> arguments(CellSetup setup, Map<String, Path> groups) {
        var walls = new Bubblewrap();
        walls.add(setup.bubblewrap().toString());
        walls.isolate(setup.walls(), setup.missing());
        walls.showSystem(setup);
        walls.showDevices();
        walls.add("--proc", "/proc");
        walls.add("--dir", WORKSPACE, "--dir", Command.PROGRAM.toString(), "--symlink", WORKSPACE, "/tmp");
        walls.showHostSide(setup, groups);
        walls.add("--remount-ro", "/", "--chdir", "/");
        return walls.arguments;
    }

    /** The arguments that make namespaces, without those that fill them. */
    static List<String> isolation(Walls way, Set<Wall> missing) {
        var walls = new Bubblewrap();
        walls.isolate(way, missing);
        return walls.arguments;
    }

    private void isolate(Walls walls, Set<Wall> missing) {
        add("--as-pid-1", "--die-with-parent", "--new-session", "--clearenv", "--unshare-pid", "--unshare-cgroup-try");
        if (!missing.contains(Wall.NETWORK)) {
            add("--unshare-net", "--unshare-ipc", "--unshare-uts", "--hostname", "cell");
        }
        if (walls == Walls.USER_NAMESPACE) {
            add("--unshare-user", "--uid", ORDINARY_USER, "--gid", ORDINARY_USER);
        }
        add("--cap-drop", "ALL");
        // One that this process lacks must not be asked for: bubblewrap 0.8.0 then drops none at all.
        long own = walls == Walls.ROOT ? Capability.ofThisProcess() : ALL;
        for (Capability capability : Capability.values()) {
            if (capability.isIn(own)) {
                add("--cap-add", capability.name());
            }
        }
    }

    private void showSystem(CellSetup setup) {
        add("--ro-bind", "/usr", "/usr");
        for (String name : SYSTEM_DIRECTORIES) {
            showSystemDirectory(Path.of("/", name));
        }
        add("--ro-bind", setup.etc().toString(), "/etc");
        for (Path root : setup.toolRoots()) {
            if (!root.startsWith("/usr")) {
                letPass(root.getParent());
                add("--ro-bind", root.toString(), root.toString());
            }
        }
    }

    /** Bubblewrap makes the directories above a mount for its own user alone; programs of others must get through. */
    private void letPass(@Nullable Path directory) {
        if (directory != null && directory.getParent() != null) {
            letPass(directory.getParent());
            add("--perms", "0755", "--dir", directory.toString());
        }
    }

    private void showSystemDirectory(Path path) {
        try {
            if (Files.isSymbolicLink(path)) {
                add("--symlink", Files.readSymbolicLink(path).toString(), path.toString());
            } else if (Files.isDirectory(path)) {
                add("--ro-bind", path.toString(), path.toString());
            }
        } catch (IOException e) {
            throw new SandboxException("cannot look at " + path + ": " + e.getMessage(), e);
        }
    }

    private void showDevices() {
        add("--tmpfs", "/dev");
        for (String device : DEVICES) {
            add("--dev-bind", "/dev/" + device, "/dev/" + device);
        }
        add("--symlink", "/proc/self/fd", "/dev/fd", "--symlink", WORKSPACE, "/dev/shm");
        add("--symlink", "/proc/self/fd/0", "/dev/stdin", "--symlink", "/proc/self/fd/1", "/dev/stdout");
        add("--symlink", "/proc/self/fd/2", "/dev/stderr", "--remount-ro", "/dev");
    }

    /** The runner opens these at its start, then covers /g. */
    private void showHostSide(CellSetup setup, Map<String, Path> groups) {
        add("--ro-bind", setup.runner().toString(), RUNNER);
        add("--ro-bind", setup.store().root().toString(), "/g/store");
        add("--bind", setup.channels().toString(), "/g/channels");
        groups.forEach((name, directory) -> add("--bind", directory.toString(), "/g/" + name));
    }

    private void add(String... more) {
        arguments.addAll(Arrays.asList(more));
    }
}
