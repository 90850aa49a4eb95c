package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.DatabaseAddress;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A {@link JudgeProcess} and what may happen to it. Closing it ends it, however it is. */
final class StartedJudge implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 60;
    /** Argument list of the process inside the walls, as /proc shows it; bubblewrap's own list only ends with it. */
    private static final String SERVING = "/g/cell\0serve";

    private final String name;
    private final Process process;
    private final BufferedReader output;

    private StartedJudge(String name, Process process) {
        this.name = name;
        this.process = process;
        this.output = process.inputReader();
    }

    /** @param directory shared by as many as like */
    static StartedJudge start(String name, Path directory, DatabaseAddress address) {
        return start(name, java(name, directory, address));
    }

    /** With a file system of its own that holds so much and no more. */
    static StartedJudge startOnSmallDisk(String name, Path directory, int mebibytes, DatabaseAddress address) {
        List<String> command = new ArrayList<>(List.of("unshare", "--mount"));
        if (!"root".equals(System.getProperty("user.name"))) {
            command.addAll(List.of("--user", "--map-root-user"));
        }
        command.addAll(List.of(
                "sh",
                "-c",
                "mount -t tmpfs -o size=" + mebibytes + "m none \"$0\" && exec \"$@\"",
                directory.toString()));
        command.addAll(java(name, directory, address));
        return start(name, command);
    }

    private static List<String> java(String name, Path directory, DatabaseAddress address) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                JudgeProcess.class.getName(),
                name,
                directory.toString(),
                address.jdbcUrl(),
                address.user(),
                address.password());
    }

    private static StartedJudge start(String name, List<String> command) {
        try {
            return new StartedJudge(
                    name,
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    StartedJudge awaitReady() throws IOException {
        assertThat(output.readLine()).as("what %s says first", name).isEqualTo("judging");
        return this;
    }

    String name() {
        return name;
    }

    /** Uses up its disk; answers what the kernel said in the end. */
    String fillDisk() throws IOException {
        order("fill");
        return output.readLine();
    }

    void freeDisk() throws IOException {
        order("free");
    }

    private void order(String word) throws IOException {
        process.outputWriter().write(word + "\n");
        process.outputWriter().flush();
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Sends {@code STOP} or {@code CONT} to the whole node. */
    void signal(String signal) throws IOException, InterruptedException {
        signal(signal, process.pid());
    }

    /** Sends a signal to the runner of one of its cells. */
    void signalRunner(String signal) throws IOException, InterruptedException {
        signal(signal, runners().getFirst());
    }

    private static void signal(String signal, long pid) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("kill", "-" + signal, String.valueOf(pid))
                        .start()
                        .waitFor())
                .isZero();
    }

    /** Of all its cells. */
    List<Long> runners() {
        return process.descendants()
                .map(ProcessHandle::pid)
                .filter(StartedJudge::isRunner)
                .toList();
    }

    private static boolean isRunner(long pid) {
        try {
            return Files.readString(Path.of("/proc", String.valueOf(pid), "cmdline"))
                    .startsWith(SERVING);
        } catch (IOException e) {
            return false; // it ended in the meantime
        }
    }

    /** Asks for an orderly end; the exit code. */
    int drain() throws IOException, InterruptedException {
        process.outputWriter().close();
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS))
                .as("%s ends", name)
                .isTrue();
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
