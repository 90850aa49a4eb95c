package dev.grundy.app.bench;

import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The facts about the machine that a reader of absolute figures has to know. */
public final class BenchMachine {
    private static final Pattern MODEL = Pattern.compile("(?m)^model name\\s*:\\s*(.+)$");
    private static final Pattern MEMORY = Pattern.compile("(?m)^MemTotal:\\s*(\\d+) kB$");
    /** Of the kernel's release or a load: what comes behind is the distribution's, or further averages. */
    private static final Pattern NUMBER = Pattern.compile("^\\d+\\.\\d+");

    private static final double KIB_PER_GIB = 1024.0 * 1024;

    private BenchMachine() {}

    /** In one line: cores, processor, memory, kernel, and how many programs ran or waited for a core in the last minute, on average. */
    public static String describe() {
        return describe(Path.of("/proc"), Runtime.getRuntime().availableProcessors());
    }

    /** @param proc as proc(5) describes it; processors of some kinds have no model there */
    static String describe(Path proc, int cores) {
        Matcher model = MODEL.matcher(read(proc.resolve("cpuinfo")));
        Matcher memory = MEMORY.matcher(read(proc.resolve("meminfo")));
        return String.format(
                Locale.ROOT,
                "%d %s of %s, %s GiB, Linux %s, load %.0f",
                cores,
                cores == 1 ? "core" : "cores",
                model.find() ? model.group(1).strip() : "an unnamed processor",
                memory.find() ? Math.round(Long.parseLong(memory.group(1)) / KIB_PER_GIB) : "unknown",
                number(read(proc.resolve("sys/kernel/osrelease"))),
                Double.parseDouble(number(read(proc.resolve("loadavg")))));
    }

    private static String number(String text) {
        return NUMBER.matcher(text)
                .results()
                .findFirst()
                .orElseThrow(() -> new UnusableException("cannot tell what machine this is by '" + text.strip() + "'"))
                .group();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UnusableException(
                    "cannot tell what machine this is: " + file + " cannot be read: " + e.getMessage());
        }
    }
}
