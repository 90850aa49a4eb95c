package dev.grundy.judge.sandbox.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The powers of root that the runner needs: mounting workspaces, becoming the program's user, reading its files, its limits. */
public enum Capability {
    CAP_CHOWN(0),
    CAP_DAC_OVERRIDE(1),
    CAP_FOWNER(3),
    CAP_KILL(5),
    CAP_SETGID(6),
    CAP_SETUID(7),
    CAP_SETPCAP(8),
    CAP_SYS_ADMIN(21),
    CAP_SYS_NICE(23),
    CAP_SYS_RESOURCE(24);

    private static final int HEXADECIMAL = 16;

    private final int number;

    /** @param number as in linux/capability.h */
    Capability(int number) {
        this.number = number;
    }

    public long bit() {
        return 1L << number;
    }

    /** @param powers a bit for each capability */
    boolean isIn(long powers) {
        return (powers & bit()) != 0;
    }

    /** From /proc/self/status: {@code CapEff: 000001ffffffffff}. */
    public static long ofThisProcess() {
        return ofProcess("self");
    }

    /** A bit for each capability that it has; none if it is gone. */
    public static long ofProcess(String process) {
        try (var lines = Files.lines(Path.of("/proc", process, "status"))) {
            return lines.filter(line -> line.startsWith("CapEff:"))
                    .map(line -> Long.parseUnsignedLong(
                            line.substring(line.indexOf(':') + 1).strip(), HEXADECIMAL))
                    .findFirst()
                    .orElse(0L);
        } catch (IOException e) {
            return 0;
        }
    }
}
