package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.host.CellsConfig;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A judge with one cell that says on which cores its programs run, and keeps the cell until its input ends. */
public final class PinnedProcess {
    private PinnedProcess() {}

    /** @param cores among which it chooses */
    public static Process start(Path directory, Path locks, List<Integer> cores) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Dgrundy.cell=" + TestCells.BUILT_RUNNER,
                        "-cp",
                        System.getProperty("java.class.path"),
                        PinnedProcess.class.getName(),
                        directory.toString(),
                        locks.toString(),
                        String.join(",", cores.stream().map(Object::toString).toList()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    public static CellsConfig config(Path directory, Path locks, List<Integer> cores) {
        return TestCells.config(directory).withCores(cores).withCells(1).withCoreLocks(locks);
    }

    /** As /proc writes it: {@code 1} or {@code 0-3}. */
    public static String coresOfPrograms(Cells cells) {
        return cells.run(Command.of(
                        TestCells.LIMITS, "/bin/sh", "-c", "sed -n 's/^Cpus_allowed_list:\\s*//p' /proc/self/status"))
                .stdoutText()
                .strip();
    }

    public static void main(String[] arguments) throws IOException {
        List<Integer> cores =
                List.of(arguments[2].split(",")).stream().map(Integer::valueOf).toList();
        try (var cells = new Cells(config(Path.of(arguments[0]), Path.of(arguments[1]), cores))) {
            System.out.println(coresOfPrograms(cells));
            System.in.read();
        }
    }
}
