package dev.grundy.testsupport;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The packaged program running as a process of its own. Only closing it ends it: how long tests need it depends on the machine's load. */
public final class Product implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 120;

    /** As long as a test may take: a program that says nothing for this long is stuck. */
    private static final Duration LONGEST_SILENCE = Duration.ofMinutes(20);
    /** 128 and the signal's number: so a JVM says which signal its hooks followed. */
    private static final int ENDED_BY_SIGTERM = 143;

    private final Process process;
    /** What it has printed and nobody has read yet; an empty one for the end. */
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();

    private final Queue<String> printed = new ConcurrentLinkedQueue<>();
    private final StringBuilder seen = new StringBuilder();

    private Product(Process process) {
        this.process = process;
        // All the time: a program whose output nobody takes would stand still one day.
        Thread.ofPlatform().daemon().name("output of the product").start(this::read);
    }

    private void read() {
        try (BufferedReader reader = process.inputReader()) {
            reader.lines().forEach(line -> {
                printed.add(line);
                lines.add(Optional.of(line));
            });
        } catch (IOException | UncheckedIOException e) {
            lines.add(Optional.of("(no more can be read: " + e.getMessage() + ")"));
        } finally {
            lines.add(Optional.empty());
        }
    }

    /** Waits for the next line; empty when there is none any more. */
    private Optional<String> line() throws InterruptedException {
        Optional<String> line = lines.poll(LONGEST_SILENCE.toSeconds(), TimeUnit.SECONDS);
        if (line == null) {
            throw new AssertionError(
                    "the program has said nothing for " + LONGEST_SILENCE.toMinutes() + " min:\n" + seen);
        }
        line.ifPresentOrElse(text -> seen.append(text).append('\n'), () -> lines.add(Optional.empty()));
        return line;
    }

    public static Product start(Map<String, String> environment, List<String> arguments) throws IOException {
        // Minutes of CPU time that no test waits for; the rules are not compared either then.
        Map<String, String> quiet = new HashMap<>(Map.of("GRUNDY_JUDGE_PREPARE", "false"));
        quiet.putAll(environment);
        return start(Path.of("").toAbsolutePath(), quiet, arguments);
    }

    /** @param home of a checkout that is built */
    public static Product start(Path home, Map<String, String> environment, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                // It lives too short for code that is compiled better to pay.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dgrundy.home=" + home,
                "-jar",
                home.resolve("target/quarkus-app/quarkus-run.jar").toString()));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().remove("GRUNDY_DATABASE_URL");
        builder.environment().putAll(environment);
        Files.createDirectories(home.resolve("target"));
        return new Product(builder.start());
    }

    /** Everything printed up to and with the first line that holds the text; fails when the program ends before. */
    public String outputUntil(String text) throws InterruptedException {
        for (Optional<String> line = line(); line.isPresent(); line = line()) {
            if (line.get().contains(text)) {
                return seen.toString();
            }
        }
        throw new AssertionError("the program ended without saying '" + text + "':\n" + seen);
    }

    /** All that it has printed by now. */
    public String printed() {
        return String.join("\n", printed);
    }

    /** All that was printed until the end. */
    public String output() throws InterruptedException {
        while (line().isPresent()) {
            // all of it
        }
        return seen.toString();
    }

    /**
     * Asks for an orderly end, as Ctrl-C and service managers do; the exit code, 0 for an end that was asked for. By SIGTERM
     * and not SIGINT: a shell that runs the tests in the background makes their children deaf to the latter.
     */
    public int stop() throws InterruptedException {
        process.toHandle().destroy(); // unlike the process's own destroy, it leaves the output to be read
        int code = exitCode();
        return code == ENDED_BY_SIGTERM ? 0 : code;
    }

    /** Ends it at once, without a chance to tidy up. */
    public void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        exitCode();
    }

    public int exitCode() throws InterruptedException {
        output();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("the program did not end within " + PATIENCE_SECONDS + " s:\n" + seen);
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit()
                .completeOnTimeout(process, PATIENCE_SECONDS, TimeUnit.SECONDS)
                .join()
                .destroyForcibly();
    }
}
