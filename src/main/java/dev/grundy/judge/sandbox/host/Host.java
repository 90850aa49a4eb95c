package dev.grundy.judge.sandbox.host;

import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Store;
import java.io.IOException;
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
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Looks at what this machine offers to cells. Making one starts a few short processes; the answers are then fixed.
 */
public final class Host {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

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
     * @param complaint the message of bubblewrap when it could not build them all
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
        WallProbe probe = bubblewrap.map(WallProbe::of).orElse(WallProbe.NOT_MADE);
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
        findings.add(HostFindings.runner(runner));
        findings.add(HostFindings.bubblewrap(bubblewrap));
        findings.add(HostFindings.walls(walls, missing, complaint));
        findings.add(HostFindings.seccomp(missing));
        findings.add(HostFindings.cgroups(cgroups.version()));
        findings.add(HostFindings.cpuTime(cgroups.version()));
        walls.ifPresent(way -> findings.add(HostFindings.oomScore(way, Capability.ofThisProcess())));
        findings.add(HostFindings.cores(cores(), CoreClaims.takenByOthers(coreLocks(), cores())));
        if (unsafe) {
            findings.add(HostFindings.unsafe());
        }
        findings.add(
                HostFinding.good("kernel", System.getProperty("os.name") + " " + System.getProperty("os.version")));
        return new HostReport(findings);
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
}
