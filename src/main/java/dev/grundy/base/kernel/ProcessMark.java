package dev.grundy.base.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names what belongs to one process, so that a later process can tell whether its owner is still alive.
 *
 * @param started when the process started, for process numbers are used again. In clock ticks since the host's start, which no
 *     change of the clock moves. In milliseconds of 1970 where the kernel does not tell
 * @param number  tells what one process owns apart
 * @param space   the pid namespace in which the process has its number, or empty where the kernel does not tell. Containers
 *     that share a directory do not see each other's processes
 */
public record ProcessMark(long pid, long started, int number, String space) {
    /**
     * Counted for the process, not for the class. The development mode loads this class anew at each change, while what was
     * made before may still be there. As text, like every property: others go through all of them.
     */
    private static final String LAST_NUMBER = "dev.grundy.base.kernel.last-mark";

    /** May follow the name: the group into which the process itself has moved. */
    public static final String JUDGE = "-judge";

    /** Without a space in earlier builds. Behind the name of a temporary directory stands a number by chance. */
    private static final Pattern NAME =
            Pattern.compile("\\.?grundy-(?<pid>\\d{1,9})-(?<started>\\d{1,15})-\\d{1,10}(?:-ns(?<space>\\d{1,20}))?(?:"
                    + JUDGE + "|-\\d+)?");

    private static final long PID = ProcessHandle.current().pid();
    private static final long STARTED = ticks(PID).or(() -> milliseconds(PID)).orElse(0L);
    private static final String SPACE = ownSpace();

    /** Of proc_pid_stat(5), counted from the state, which is the first behind the name. */
    private static final int START_TIME = 19;

    /** A new one at each call. */
    public static ProcessMark ofThisProcess() {
        return new ProcessMark(PID, STARTED, nextNumber(), SPACE);
    }

    private static int nextNumber() {
        return Integer.parseInt(System.getProperties()
                .merge(LAST_NUMBER, "1", (last, one) -> Integer.toString(Integer.parseInt(last.toString()) + 1))
                .toString());
    }

    public String name() {
        return "grundy-" + pid + "-" + started + "-" + number + (space.isEmpty() ? "" : "-ns" + space);
    }

    /** Whether something of this name was made by a process that is no more. Of one that cannot be seen from here it is not known: no. */
    public static boolean isOfTheDead(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()
                || (parts.group("space") != null && !parts.group("space").equals(SPACE))) {
            return false;
        }
        long pid = Long.parseLong(parts.group("pid"));
        Long started = Long.valueOf(parts.group("started"));
        return !ticks(pid).equals(Optional.of(started)) && !milliseconds(pid).equals(Optional.of(started));
    }

    private static Optional<Long> ticks(long pid) {
        try {
            String line = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
            return Optional.of(
                    Long.valueOf(line.substring(line.lastIndexOf(')') + 2).split(" ")[START_TIME]));
        } catch (IOException e) {
            return Optional.empty(); // it is gone, or the kernel does not tell
        }
    }

    private static Optional<Long> milliseconds(long pid) {
        return ProcessHandle.of(pid)
                .flatMap(process -> process.info().startInstant())
                .map(Instant::toEpochMilli);
    }

    /** The link says {@code pid:[4026531836]}. */
    private static String ownSpace() {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/ns/pid"))
                    .toString()
                    .replaceAll("\\D", "");
        } catch (IOException e) {
            return "";
        }
    }
}
