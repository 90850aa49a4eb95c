package dev.grundy.judge.sandbox.host;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The texts about each thing that cells need of a host. */
public final class HostFindings {
    private static final String NAMESPACES_CURE =
            "run as root, or allow user namespaces: sysctl kernel.unprivileged_userns_clone=1 user.max_user_namespaces=10000"
                    + " kernel.apparmor_restrict_unprivileged_userns=0";

    private static final String CGROUPS_CURE = "run as root, or as a systemd service with Delegate=yes";

    private HostFindings() {}

    /** @param runner the built one, if there is one */
    static HostFinding runner(Optional<Path> runner) {
        return runner.map(path -> HostFinding.good("cell runner", path.toString()))
                .orElseGet(
                        () -> HostFinding.indispensable(
                                "cell runner",
                                "not built",
                                "no program can be run",
                                "install gcc, make and libseccomp-dev (apt-get install gcc make libseccomp-dev) and build again"));
    }

    static HostFinding bubblewrap(Optional<Path> bubblewrap) {
        return bubblewrap
                .map(path -> HostFinding.good("bubblewrap", path.toString()))
                .orElseGet(() -> HostFinding.indispensable(
                        "bubblewrap",
                        "no bwrap on PATH",
                        "nothing can build a cell's walls",
                        "install it: apt-get install bubblewrap"));
    }

    /**
     * @param walls     the way to build them that works here
     * @param missing   walls that cannot be built in that way
     * @param complaint the message of bubblewrap when it could not build them all
     */
    static HostFinding walls(Optional<Walls> walls, Set<Wall> missing, String complaint) {
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

    static HostFinding seccomp(Set<Wall> missing) {
        return !missing.contains(Wall.FILTER)
                ? HostFinding.good("seccomp", "system call filters")
                : HostFinding.missing(
                        "seccomp",
                        "not in this kernel",
                        "programs could reach parts of the kernel that leave traces",
                        "boot a kernel with CONFIG_SECCOMP_FILTER");
    }

    static HostFinding cgroups(Cgroups.Version version) {
        return version == Cgroups.Version.NONE
                ? HostFinding.weak(
                        "cgroups",
                        version.label,
                        "memory is the resident size of a run's processes, looked at every 20 ms",
                        CGROUPS_CURE)
                : HostFinding.good("cgroups", version.label);
    }

    /** The kernel reaps a child that nobody waits for without adding its time to anybody's. */
    static HostFinding cpuTime(Cgroups.Version version) {
        return version == Cgroups.Version.NONE
                ? HostFinding.weak(
                        "CPU time",
                        "cannot be trusted",
                        "that of short-lived children that a program does not wait for is not seen: such a program can compute until"
                                + " the wall limit, and be told a small CPU time",
                        CGROUPS_CURE)
                : HostFinding.good("CPU time", "of all processes, counted by the kernel");
    }

    /** @param capabilities a bit for each that this process has */
    public static HostFinding oomScore(Walls walls, long capabilities) {
        return walls == Walls.ROOT && Capability.CAP_SYS_RESOURCE.isIn(capabilities)
                ? HostFinding.good("oom score", "programs cannot lower theirs")
                : HostFinding.weak(
                        "oom score",
                        "programs can lower theirs",
                        "when the host's memory runs out, the kernel may choose another process than the program that took it",
                        "run as root with CAP_SYS_RESOURCE");
    }

    /** @param taken how many of them other Grundys have claimed */
    static HostFinding cores(List<Integer> cores, int taken) {
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

    static HostFinding unsafe() {
        return HostFinding.weak(
                "--unsafe",
                "given",
                "untrusted programs run even where a wall is missing",
                "start without it when nothing is missing any more");
    }
}
