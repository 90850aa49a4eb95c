package dev.grundy.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Looks at what this machine offers to cells. Making one starts a few short processes; the answers are then fixed.
 */
public final class Host {
    private static final int PROBE_SECONDS = 10;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final String NAMESPACES_CURE =
            "run as root, or allow user namespaces: sysctl kernel.unprivileged_userns_clone=1 user.max_user_namespaces=10000"
                    + " kernel.apparmor_restrict_unprivileged_userns=0";

    private static final String CGROUPS_CURE = "run as root, or as a systemd service with Delegate=yes";

    private final Optional<Path> runner;
    private final Optional<Path> bubblewrap;
    private final Optional<Walls> walls;
    private final Set<Wall> missing;
    private final String complaint;
    private final Cgroups cgroups;
    private final boolean unsafe;
    private final CoreUse looked = CoreUse.now();

    /**
     * @param walls     the way to build walls that works here
     * @param missing   walls that cannot be built in that way
     * @param complaint what bubblewrap said when it could not build them all
     * @param unsafe    whether programs may run without the missing ones
     */
    Host(
            Optional<Path> runner,
            Optional<Path> bubblewrap,
            Optional<Walls> walls,
            Set<Wall> missing,
            String complaint,
            Cgroups cgroups,
            boolean unsafe) {
        this.runner = runner;
        this.bubblewrap = bubblewrap;
        this.walls = walls;
        this.missing = Set.copyOf(missing);
        this.complaint = complaint;
        this.cgroups = cgroups;
        this.unsafe = unsafe;
    }

    /** @param runner where the built runner is expected */
    public static Host look(Path runner) {
        Optional<Path> bubblewrap = onPath("bwrap");
        Probe probe = bubblewrap.map(Host::probe).orElse(Probe.NOT_MADE);
        Set<Wall> missing = EnumSet.noneOf(Wall.class);
        if (!probe.complete()) {
            missing.add(Wall.NETWORK);
        }
        if (!Files.exists(Path.of("/proc/sys/kernel/seccomp/actions_avail"))) {
            missing.add(Wall.FILTER);
        }
        return new Host(
                Optional.of(runner).filter(Files::isExecutable).map(Path::toAbsolutePath),
                bubblewrap,
                probe.walls(),
                missing,
                probe.complaint(),
                Cgroups.ofThisProcess(),
                false);
    }

    /** The same host, for somebody who lets untrusted programs run without the walls that are missing. */
    public Host unsafe() {
        return new Host(runner, bubblewrap, walls, missing, complaint, cgroups, true);
    }

    /** Whether programs may be judged here. */
    public boolean mayJudge() {
        return unsafe ? report().canRun() : report().wallsStand();
    }

    /**
     * The usual configuration: one cell on each core this process may use, the idlest of the last moments first.
     *
     * @throws SandboxException unless {@link #mayJudge()}, with what is missing and the cures
     */
    public CellsConfig config(Store store, Path runDirectory, List<Path> toolRoots) {
        if (!mayJudge()) {
            HostReport report = report();
            String reasons = String.join(
                    "; ",
                    report.missing()
                            .map(finding -> finding.name() + ": " + finding.found() + ", " + finding.cure())
                            .toList());
            throw new SandboxException("this host cannot wall in untrusted programs: " + reasons);
        }
        return new CellsConfig(
                runner.orElseThrow(),
                bubblewrap.orElseThrow(),
                walls.orElseThrow(),
                missing,
                cgroups,
                store,
                runDirectory,
                CoreUse.now().idlestFirst(cores(), looked),
                cores().size(),
                coreLocks(),
                toolRoots,
                PATIENCE);
    }

    public HostReport report() {
        var findings = new ArrayList<HostFinding>();
        findings.add(runnerFinding());
        findings.add(bubblewrapFinding());
        findings.add(wallsFinding());
        findings.add(seccompFinding());
        findings.add(cgroupsFinding());
        findings.add(cpuFinding(cgroups.version()));
        walls.ifPresent(way -> findings.add(scoreFinding(way, Capability.ofThisProcess())));
        findings.add(coresFinding(cores(), CoreClaims.takenByOthers(coreLocks(), cores())));
        if (unsafe) {
            findings.add(HostFinding.weak(
                    "--unsafe",
                    "given",
                    "untrusted programs run even where a wall is missing",
                    "start without it when nothing is missing any more"));
        }
        findings.add(
                HostFinding.good("kernel", System.getProperty("os.name") + " " + System.getProperty("os.version")));
        return new HostReport(findings);
    }

    private HostFinding runnerFinding() {
        return runner.map(path -> HostFinding.good("cell runner", path.toString()))
                .orElseGet(
                        () -> HostFinding.indispensable(
                                "cell runner",
                                "not built",
                                "no program can be run",
                                "install gcc, make and libseccomp-dev (apt-get install gcc make libseccomp-dev) and build again"));
    }

    private HostFinding bubblewrapFinding() {
        return bubblewrap
                .map(path -> HostFinding.good("bubblewrap", path.toString()))
                .orElseGet(() -> HostFinding.indispensable(
                        "bubblewrap",
                        "no bwrap on PATH",
                        "nothing can build a cell's walls",
                        "install it: apt-get install bubblewrap"));
    }

    private HostFinding wallsFinding() {
        if (walls.isEmpty()) {
            return HostFinding.indispensable(
                    "namespaces",
                    complaint,
                    "programs could see the host's files, processes and network",
                    NAMESPACES_CURE);
        }
        return missing.contains(Wall.NETWORK)
                ? HostFinding.missing("namespaces", complaint, "programs could use the host's network", NAMESPACES_CURE)
                : HostFinding.good("namespaces", walls.orElseThrow().label);
    }

    private HostFinding seccompFinding() {
        return !missing.contains(Wall.FILTER)
                ? HostFinding.good("seccomp", "system call filters")
                : HostFinding.missing(
                        "seccomp",
                        "not in this kernel",
                        "programs could reach parts of the kernel that leave traces",
                        "boot a kernel with CONFIG_SECCOMP_FILTER");
    }

    private HostFinding cgroupsFinding() {
        return cgroups.version() == Cgroups.Version.NONE
                ? HostFinding.weak(
                        "cgroups",
                        cgroups.version().label,
                        "memory is the resident size of a run's processes, looked at every 20 ms",
                        CGROUPS_CURE)
                : HostFinding.good("cgroups", cgroups.version().label);
    }

    /** Whom nobody waits for the kernel reaps without adding its time to anybody's. */
    static HostFinding cpuFinding(Cgroups.Version version) {
        return version == Cgroups.Version.NONE
                ? HostFinding.weak(
                        "CPU time",
                        "cannot be trusted",
                        "that of short-lived children for whom a program does not wait is not seen: who means to can compute until"
                                + " the wall limit, and be told a small CPU time",
                        CGROUPS_CURE)
                : HostFinding.good("CPU time", "of all processes, counted by the kernel");
    }

    /** @param capabilities a bit for each that this process has */
    static HostFinding scoreFinding(Walls walls, long capabilities) {
        return walls == Walls.ROOT && Capability.CAP_SYS_RESOURCE.isIn(capabilities)
                ? HostFinding.good("oom score", "programs cannot lower theirs")
                : HostFinding.weak(
                        "oom score",
                        "programs can lower theirs",
                        "when the host's memory runs out, the kernel may choose another process than the program that took it",
                        "run as root with CAP_SYS_RESOURCE");
    }

    /** @param taken how many of them other Grundys have claimed */
    static HostFinding coresFinding(List<Integer> cores, int taken) {
        String found = taken == 0
                ? cores.size() + ", none claimed by another Grundy"
                : "%d, of which %d claimed by other Grundys".formatted(cores.size(), taken);
        return taken < cores.size()
                ? HostFinding.good("cores", found)
                : HostFinding.weak(
                        "cores",
                        found,
                        "programs share their cores with those of others: verdicts take longer",
                        "stop what else judges on this host, or give each Grundy cores of its own (taskset)");
    }

    /** Containers that share a host are given one directory of it. */
    private static Path coreLocks() {
        String directory = System.getenv("GRUNDY_CORE_LOCKS");
        return directory == null ? CoreClaims.USUAL_DIRECTORY : Path.of(directory);
    }

    private static List<Integer> cores() {
        List<Integer> allowed = allowedCores();
        return allowed.isEmpty()
                ? IntStream.range(0, Runtime.getRuntime().availableProcessors())
                        .boxed()
                        .toList()
                : allowed;
    }

    /** From /proc/self/status: {@code Cpus_allowed_list: 0-3,8}. */
    private static List<Integer> allowedCores() {
        try (var lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("Cpus_allowed_list:"))
                    .flatMap(line -> Arrays.stream(
                            line.substring(line.indexOf(':') + 1).strip().split(",")))
                    .flatMap(range -> coresOf(range.split("-")))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static Stream<Integer> coresOf(String[] range) {
        return IntStream.rangeClosed(Integer.parseInt(range[0]), Integer.parseInt(range[range.length - 1]))
                .boxed();
    }

    private static Optional<Path> onPath(String program) {
        return Arrays.stream(Objects.requireNonNullElse(System.getenv("PATH"), "/usr/bin:/bin")
                        .split(":"))
                .map(directory -> Path.of(directory, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static boolean runsAsRoot() {
        try {
            return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
        } catch (IOException e) {
            return false;
        }
    }

    /** @param complete whether all walls stood */
    private record Probe(Optional<Walls> walls, boolean complete, String complaint) {
        static final Probe NOT_MADE = new Probe(Optional.empty(), false, "could not be tried");
    }

    /** All walls by whoever can build them; else what can be built without a network of its own. */
    private static Probe probe(Path bubblewrap) {
        List<Walls> ways = runsAsRoot() ? List.of(Walls.ROOT, Walls.USER_NAMESPACE) : List.of(Walls.USER_NAMESPACE);
        String complaint = "";
        for (Set<Wall> without : List.of(Set.<Wall>of(), Set.of(Wall.NETWORK))) {
            for (Walls way : ways) {
                Attempt attempt = attempt(bubblewrap, way, without);
                if (attempt.stood()) {
                    return new Probe(Optional.of(way), without.isEmpty(), complaint);
                }
                complaint = attempt.complaint();
            }
        }
        return new Probe(Optional.empty(), false, complaint);
    }

    private record Attempt(boolean stood, String complaint) {}

    /** Builds walls around a program that does nothing. */
    private static Attempt attempt(Path bubblewrap, Walls walls, Set<Wall> without) {
        var command = new ArrayList<>(List.of(bubblewrap.toString()));
        command.addAll(Bubblewrap.isolation(walls, without));
        command.addAll(List.of("--ro-bind", "/", "/", "--proc", "/proc", "--", "/bin/true"));
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            boolean ended = process.waitFor(PROBE_SECONDS, TimeUnit.SECONDS);
            return new Attempt(ended && process.exitValue() == 0, said);
        } catch (IOException e) {
            return new Attempt(false, e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Attempt(false, "interrupted");
        }
    }
}
