package dev.grundy.judge.sandbox.host;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A mounted cgroup hierarchy, as a line of /proc/self/mountinfo tells it.
 *
 * @param root        the cgroup that is seen at the mount point
 * @param controllers names of v1 controllers; the empty name alone for v2
 */
record CgroupMount(String root, Path point, List<String> controllers) {

    /** Fields of proc_pid_mountinfo(5): id, parent, device, root, point, options, tags…, "-", type, source, super options. */
    static List<CgroupMount> parse(List<String> mountinfo) {
        var mounts = new ArrayList<CgroupMount>();
        for (String line : mountinfo) {
            String[] halves = line.split(" - ", 2);
            String[] before = halves[0].split(" ");
            String[] after = halves.length == 2 ? halves[1].split(" ") : new String[0];
            if (before.length >= 5 && after.length >= 3 && after[0].equals("cgroup")) {
                mounts.add(new CgroupMount(before[3], Path.of(before[4]), Arrays.asList(after[2].split(","))));
            } else if (before.length >= 5 && after.length >= 1 && after[0].equals("cgroup2")) {
                mounts.add(new CgroupMount(before[3], Path.of(before[4]), List.of("")));
            }
        }
        return mounts;
    }

    /** Where the cgroup {@code path} is seen, if this hierarchy has the controller and shows that part of it. */
    Optional<Path> directory(String controller, String path) {
        String prefix = root.equals("/") ? "" : root;
        if (!controllers.contains(controller) || !path.startsWith(prefix)) {
            return Optional.empty();
        }
        return Optional.of(Path.of(point + path.substring(prefix.length())));
    }
}
