package dev.grundy.judge.sandbox.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where this process may make cgroups, found at start: always below its own, never beside.
 *
 * @param version     which files the runner finds there
 * @param directories where cells' groups are made, by the name under which a cell sees them ({@code memory}, {@code unified} …)
 */
public record Cgroups(Version version, Map<String, Path> directories) {

    public enum Version {
        V1("v1", "cgroup v1: memory, cpuacct, pids"),
        V2("v2", "cgroup v2: memory, cpu, pids"),
        NONE("none", "none that this user may use");

        /** The word for the runner's {@code --meter}. */
        public final String code;

        final String label;

        Version(String code, String label) {
            this.code = code;
            this.label = label;
        }
    }

    /** The only hierarchy of v2. */
    static final String UNIFIED = "unified";

    public static final Cgroups NONE = new Cgroups(Version.NONE, Map.of());

    private static final List<String> V1_CONTROLLERS = List.of("memory", "cpuacct", "pids");
    private static final List<String> V2_CONTROLLERS = List.of("memory", "cpu", "pids");

    public Cgroups {
        directories = Map.copyOf(directories);
    }

    /** The cgroups of this process. */
    static Cgroups ofThisProcess() {
        try {
            return find(
                    Files.readAllLines(Path.of("/proc/self/mountinfo")),
                    Files.readAllLines(Path.of("/proc/self/cgroup")));
        } catch (IOException e) {
            return NONE;
        }
    }

    /** @param memberships lines of /proc/self/cgroup: {@code hierarchy:controllers:path} */
    static Cgroups find(List<String> mountinfo, List<String> memberships) {
        List<CgroupMount> mounts = CgroupMount.parse(mountinfo);
        Map<String, Path> v1 = new LinkedHashMap<>();
        for (String controller : V1_CONTROLLERS) {
            own(mounts, memberships, controller).filter(Files::isWritable).ifPresent(path -> v1.put(controller, path));
        }
        if (v1.size() == V1_CONTROLLERS.size()) {
            return new Cgroups(Version.V1, v1);
        }
        return own(mounts, memberships, "")
                .filter(Cgroups::delegatesAll)
                .map(path -> new Cgroups(Version.V2, Map.of(UNIFIED, path)))
                .orElse(NONE);
    }

    private static Optional<Path> own(List<CgroupMount> mounts, List<String> memberships, String controller) {
        return memberships.stream()
                .map(line -> line.split(":", 3))
                .filter(fields -> fields.length == 3
                        && Arrays.asList(fields[1].split(",")).contains(controller))
                .flatMap(fields -> mounts.stream().flatMap(mount -> mount.directory(controller, fields[2]).stream()))
                .filter(Files::isDirectory)
                .findFirst();
    }

    private static boolean delegatesAll(Path unified) {
        try {
            List<String> offered = List.of(Files.readString(unified.resolve("cgroup.controllers"))
                    .strip()
                    .split(" "));
            return Files.isWritable(unified) && offered.containsAll(V2_CONTROLLERS);
        } catch (IOException e) {
            return false;
        }
    }
}
