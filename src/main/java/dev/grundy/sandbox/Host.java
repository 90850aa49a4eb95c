package dev.grundy.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Looks at what this machine offers to cells. Making one starts a few short processes; the answers are then fixed.
 */
public final class Host {
    private static final int PROBE_SECONDS = 10;

    private final Optional<Path> runner;
    private final Optional<Path> bubblewrap;
    private final Optional<Walls> walls;
    private final String wallsComplaint;
    private final Cgroups cgroups;

    private Host(Optional<Path> runner, Optional<Path> bubblewrap) {
        this.runner = runner.filter(Files::isExecutable).map(Path::toAbsolutePath);
        this.bubblewrap = bubblewrap;
        this.cgroups = Cgroups.ofThisProcess();
        Probe root = bubblewrap.filter(path -> runsAsRoot()).map(path -> probe(path, Walls.ROOT)).orElse(Probe.NOT_MADE);
        Probe user = root.stood() ? root : bubblewrap.map(path -> probe(path, Walls.USER_NAMESPACE)).orElse(Probe.NOT_MADE);
        this.walls = root.stood() ? Optional.of(Walls.ROOT) : user.stood() ? Optional.of(Walls.USER_NAMESPACE) : Optional.empty();
        this.wallsComplaint = user.complaint();
    }

    /** @param runner where the built runner is expected */
    public static Host look(Path runner) {
        return new Host(Optional.of(runner), onPath("bwrap"));
    }

    /** The usual configuration: one cell on each core this process may use. */
    public CellsConfig config(Store store, Path runDirectory, List<Path> toolRoots) {
        HostReport report = report();
        if (!report.wallsStand()) {
            String reasons = String.join("; ", report.missing().map(finding -> finding.name() + ": " + finding.found() + ", " + finding.cure()).toList());
            throw new SandboxException("this host cannot wall in untrusted programs: " + reasons);
        }
        return new CellsConfig(
                runner.orElseThrow(), bubblewrap.orElseThrow(), walls.orElseThrow(), cgroups, store, runDirectory, cores(), toolRoots);
    }

    public HostReport report() {
        var findings = new ArrayList<HostFinding>();
        findings.add(runnerFinding());
        findings.add(bubblewrapFinding());
        findings.add(wallsFinding());
        findings.add(seccompFinding());
        findings.add(cgroupsFinding());
        findings.add(HostFinding.good("kernel", System.getProperty("os.name") + " " + System.getProperty("os.version")));
        return new HostReport(findings);
    }

    private HostFinding runnerFinding() {
        return runner.map(path -> HostFinding.good("cell runner", path.toString()))
                .orElseGet(() -> HostFinding.missing(
                        "cell runner",
                        "not built",
                        "no program can be run",
                        "install gcc, make and libseccomp-dev (apt-get install gcc make libseccomp-dev) and build again"));
    }

    private HostFinding bubblewrapFinding() {
        return bubblewrap
                .map(path -> HostFinding.good("bubblewrap", path.toString()))
                .orElseGet(() -> HostFinding.missing(
                        "bubblewrap", "no bwrap on PATH", "nothing can build a cell's walls", "install it: apt-get install bubblewrap"));
    }

    private HostFinding wallsFinding() {
        return walls.map(found -> HostFinding.good("namespaces", found.label))
                .orElseGet(() -> HostFinding.missing(
                        "namespaces",
                        wallsComplaint,
                        "programs could see the host's files, processes and network",
                        "run as root, or allow user namespaces: sysctl kernel.unprivileged_userns_clone=1 user.max_user_namespaces=10000"
                                + " kernel.apparmor_restrict_unprivileged_userns=0"));
    }

    private static HostFinding seccompFinding() {
        return Files.exists(Path.of("/proc/sys/kernel/seccomp/actions_avail"))
                ? HostFinding.good("seccomp", "system call filters")
                : HostFinding.missing(
                        "seccomp", "not in this kernel", "programs could reach parts of the kernel that leave traces", "boot a kernel with CONFIG_SECCOMP_FILTER");
    }

    private HostFinding cgroupsFinding() {
        return cgroups.version() == Cgroups.Version.NONE
                ? HostFinding.weak(
                        "cgroups",
                        cgroups.version().label,
                        "memory is limited per process, not per run, and by address space in use; CPU time of a run is less exact",
                        "run as root, or as a systemd service with Delegate=yes")
                : HostFinding.good("cgroups", cgroups.version().label);
    }

    private static List<Integer> cores() {
        List<Integer> allowed = allowedCores();
        return allowed.isEmpty() ? IntStream.range(0, Runtime.getRuntime().availableProcessors()).boxed().toList() : allowed;
    }

    /** From /proc/self/status: {@code Cpus_allowed_list: 0-3,8}. */
    private static List<Integer> allowedCores() {
        try (var lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("Cpus_allowed_list:"))
                    .flatMap(line -> Arrays.stream(line.substring(line.indexOf(':') + 1).strip().split(",")))
                    .flatMap(range -> coresOf(range.split("-")))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static Stream<Integer> coresOf(String[] range) {
        return IntStream.rangeClosed(Integer.parseInt(range[0]), Integer.parseInt(range[range.length - 1])).boxed();
    }

    private static Optional<Path> onPath(String program) {
        return Arrays.stream(Objects.requireNonNullElse(System.getenv("PATH"), "/usr/bin:/bin").split(":"))
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

    private record Probe(boolean stood, String complaint) {
        static final Probe NOT_MADE = new Probe(false, "could not be tried");
    }

    /** Builds walls around a program that does nothing. */
    private static Probe probe(Path bubblewrap, Walls walls) {
        var command = new ArrayList<>(List.of(bubblewrap.toString()));
        command.addAll(Bubblewrap.isolation(walls));
        command.addAll(List.of("--ro-bind", "/", "/", "--proc", "/proc", "--", "/bin/true"));
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            boolean ended = process.waitFor(PROBE_SECONDS, TimeUnit.SECONDS);
            return new Probe(ended && process.exitValue() == 0, said);
        } catch (IOException e) {
            return new Probe(false, e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Probe(false, "interrupted");
        }
    }
}
