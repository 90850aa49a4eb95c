package dev.grundy.judge.sandbox;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Content;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import dev.grundy.judge.sandbox.host.Bubblewrap;
import dev.grundy.judge.sandbox.host.CellsConfig;
import dev.grundy.judge.sandbox.host.Cgroups;
import dev.grundy.judge.sandbox.host.Host;
import dev.grundy.judge.sandbox.host.Wall;
import dev.grundy.judge.sandbox.host.Walls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One cell as a judge on this machine would have it, below a directory of its own. Closing it checks that nothing is left. */
public final class TestCells implements AutoCloseable {
    /** Room enough for every well-behaved program of these tests. */
    static final Limits LIMITS = Limits.of(Duration.ofSeconds(10), MemorySize.ofMebibytes(256));

    static final Path BUILT_RUNNER = Path.of(System.getProperty("grundy.cell", "target/cell/cell"));

    final Store store;
    final Cells cells;
    final boolean hasCgroups;
    private final Path directory;
    private final CellsConfig config;
    private final Set<Long> processesBefore = descendants();

    private TestCells(Path directory, CellsConfig config) {
        this.directory = directory;
        this.config = config;
        this.store = config.store();
        this.hasCgroups = config.cgroups().version() != Cgroups.Version.NONE;
        this.cells = new Cells(config);
    }

    /** With the powers of the user who runs the tests. */
    public static TestCells open() {
        Path directory = temporaryDirectory();
        return new TestCells(directory, config(directory));
    }

    /** Where a runner counts as hung much sooner than usual. */
    static TestCells openImpatient(Duration patience) {
        Path directory = temporaryDirectory();
        return new TestCells(directory, config(directory).withPatience(patience));
    }

    public static TestCells openWithout(Wall... missing) {
        Path directory = temporaryDirectory();
        return new TestCells(directory, config(directory).withMissing(Set.of(missing)));
    }

    public static CellsConfig config(Path directory) {
        return Host.look(BUILT_RUNNER)
                .config(new Store(directory.resolve("store")), directory.resolve("run"), List.of())
                .withCells(1);
    }

    /** The ways this machine can build walls: an ordinary user's always, root's when the tests run as root. */
    static List<Walls> waysHere() {
        Path directory = temporaryDirectory();
        Walls own = config(directory).walls();
        deleteRecursively(directory);
        return own == Walls.ROOT ? List.of(Walls.ROOT, Walls.USER_NAMESPACE) : List.of(own);
    }

    public static TestCells open(Walls way) {
        return way == Walls.USER_NAMESPACE && waysHere().contains(Walls.ROOT) ? openAsOrdinaryUser() : open();
    }

    /** Root's test becomes user 65534 before it comes to bubblewrap, and has no cgroups then. */
    private static TestCells openAsOrdinaryUser() {
        Path directory = temporaryDirectory();
        try {
            Path runner = Files.copy(BUILT_RUNNER, directory.resolve("cell"));
            CellsConfig own = config(directory);
            Path wrapper = directory.resolve("bwrap-as-ordinary-user");
            Files.writeString(
                    wrapper,
                    "#!/bin/sh\nexec setpriv --reuid 65534 --regid 65534 --clear-groups -- %s \"$@\"\n"
                            .formatted(own.bubblewrap()));
            Files.setPosixFilePermissions(wrapper, PosixFilePermissions.fromString("rwxr-xr-x"));
            var config = new CellsConfig(
                    runner,
                    wrapper,
                    Walls.USER_NAMESPACE,
                    Set.of(),
                    Cgroups.NONE,
                    own.store(),
                    own.runDirectory(),
                    own.cores(),
                    own.cells(),
                    own.coreLocks(),
                    own.toolRoots(),
                    own.patience());
            var cells = new TestCells(directory, config);
            cells.letEverybodyMakeChannels();
            return cells;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void letEverybodyMakeChannels() throws IOException {
        try (var paths = Files.find(directory.resolve("run"), 3, (path, _) -> path.endsWith("channels"))) {
            for (Path channels : paths.toList()) {
                Files.setPosixFilePermissions(channels, PosixFilePermissions.fromString("rwxrwxrwx"));
            }
        }
    }

    static Path temporaryDirectory() {
        try {
            Path directory = Files.createTempDirectory("grundy-cells");
            return Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The one of a run is among them. */
    List<Integer> cores() {
        return config.cores();
    }

    public RunOutcome shell(String script) {
        return cells.run(Command.of(LIMITS, "/bin/sh", "-c", script));
    }

    /** Compiles one file in a cell; gives a directory with the program {@code main}. */
    StoredDirectory compile(String compiler, String name, byte[] source) {
        return keep(compiled(compiler, name, source));
    }

    /** Compiles one file in a cell; gives the program, which others can {@link #keep} too. */
    byte[] compiled(String compiler, String name, byte[] source) {
        var outcome = cells.run(Command.of(LIMITS, "/usr/bin/" + compiler, "-O1", "-w", "-pthread", "-o", "main", name)
                .withFiles(List.of(Placed.file(name, source)))
                .withCollect("main"));
        if (!outcome.succeeded()) {
            throw new IllegalStateException("the test program does not compile: " + outcome.stderrText());
        }
        return outcome.collected().get("main");
    }

    /** Gives a directory with that program as {@code main}. */
    StoredDirectory keep(byte[] program) {
        return store.putDirectory(Map.of("main", Content.of(program)));
    }

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static Set<Long> descendants() {
        return ProcessHandle.current().descendants().map(ProcessHandle::pid).collect(Collectors.toSet());
    }

    /** Whether it is the runner of a cell: by its arguments, for its path is not seen from outside. */
    static boolean serves(long pid) {
        try {
            return Files.readString(Path.of("/proc", Long.toString(pid), "cmdline"))
                    .startsWith(Bubblewrap.RUNNER + "\0serve");
        } catch (IOException e) {
            return false; // it ended in the meantime
        }
    }

    /** Of these cells: bubblewrap's, the runners', the programs'. */
    Set<Long> processes() {
        Set<Long> now = descendants();
        now.removeAll(processesBefore);
        return now;
    }

    /** What attacks might leave on the host, or change: the same before and after means that no cell was made anew either. */
    Traces traces() {
        return new Traces(processes(), cgroups(), mounts(), files());
    }

    /** @param cgroups of these cells, with the number of their processes; each runner has some of its own */
    record Traces(Set<Long> processes, Map<String, Integer> cgroups, List<String> mounts, List<String> files) {}

    Map<String, Integer> cgroups() {
        var found = new TreeMap<String, Integer>();
        String ours = "grundy-" + ProcessHandle.current().pid() + "-*";
        for (Path hierarchy : config.cgroups().directories().values()) {
            try (var roots = Files.newDirectoryStream(hierarchy, ours)) { // those of other judges come and go
                for (Path root : roots) {
                    addGroups(root, found);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return found;
    }

    private static void addGroups(Path root, Map<String, Integer> found) throws IOException {
        try (var groups = Files.find(root, 1, (_, file) -> file.isDirectory())) {
            groups.forEach(group ->
                    found.put(group.toString(), lines(group + "/cgroup.procs").size()));
        }
    }

    /** What the kernel charges to these cells at this moment. */
    long chargedBytes() {
        return cgroups().keySet().stream()
                .flatMap(group ->
                        Stream.of("memory.usage_in_bytes", "memory.current").map(name -> Path.of(group, name)))
                .filter(file -> Files.exists(file)
                        && !file.getParent().getFileName().toString().startsWith("grundy-"))
                .mapToLong(file -> Long.parseLong(lines(file.toString()).getFirst()))
                .sum();
    }

    private List<String> mounts() {
        return lines("/proc/self/mountinfo").stream()
                .filter(line -> line.contains(directory.getFileName().toString()))
                .toList();
    }

    private List<String> files() {
        try (var run = Files.walk(directory.resolve("run"));
                var unfinished = Files.walk(directory.resolve("store/new"))) {
            return Stream.concat(run, unfinished)
                    .map(Path::toString)
                    .filter(path -> !path.contains("/etc"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(String file) {
        try {
            return Files.readAllLines(Path.of(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        cells.close();
        deleteRecursively(directory.resolve("store"));
        try (var left = Files.newDirectoryStream(directory.resolve("run"))) {
            left.forEach(path -> {
                throw new AssertionError("left behind: " + path);
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        deleteRecursively(directory);
    }

    private static void deleteRecursively(Path top) {
        try {
            FileTree.delete(top);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
