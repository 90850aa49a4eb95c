package dev.grundy.judge.sandbox.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How long each core of the host has worked since its start, for everybody, containers included.
 *
 * @param busyTicks by the core's number; empty where the kernel does not tell
 */
record CoreUse(Map<Integer, Long> busyTicks) {
    private static final Pattern CORE = Pattern.compile("cpu(\\d+) (.*)");

    /** Of the numbers of proc_stat(5) those that are no work: idle, iowait, and guests, which are part of user time. */
    private static final List<Integer> NO_WORK = List.of(3, 4, 8, 9);

    CoreUse {
        busyTicks = Map.copyOf(busyTicks);
    }

    static CoreUse now() {
        try {
            return of(Files.readAllLines(Path.of("/proc/stat")));
        } catch (IOException e) {
            return new CoreUse(Map.of());
        }
    }

    /** @param stat lines of /proc/stat */
    static CoreUse of(List<String> stat) {
        var busy = new HashMap<Integer, Long>();
        for (String line : stat) {
            Matcher core = CORE.matcher(line);
            if (core.matches()) {
                busy.put(
                        Integer.valueOf(core.group(1)),
                        busy(core.group(2).strip().split(" +")));
            }
        }
        return new CoreUse(busy);
    }

    private static long busy(String[] ticks) {
        long sum = 0;
        for (int i = 0; i < ticks.length; i++) {
            sum += NO_WORK.contains(i) ? 0 : Long.parseLong(ticks[i]);
        }
        return sum;
    }

    /** Those that worked least since an earlier look first; equals keep their order. */
    List<Integer> idlestFirst(List<Integer> cores, CoreUse earlier) {
        return cores.stream()
                .sorted(Comparator.comparingLong(core -> ticks(core) - earlier.ticks(core)))
                .toList();
    }

    private long ticks(int core) {
        return busyTicks.getOrDefault(core, 0L);
    }
}
