package dev.grundy.testsupport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The release before, built from the repository's history. Who makes a release writes its commit into {@code previous-commit}. */
public final class PreviousRelease {
    private static final Path COMMIT = Path.of("src/test/resources/release/previous-commit");
    private static final Path BUILDS = Path.of("target/previous");
    private static final int PATIENCE_MINUTES = 10;

    private PreviousRelease() {}

    /** Its checkout, built; empty where a copy of the project came without its history, as archives and shallow clones do. */
    public static Optional<Path> home() {
        try {
            String commit = Files.readString(COMMIT).strip();
            if (!isKnown(commit)) {
                return Optional.empty();
            }
            Path home = BUILDS.resolve(commit).toAbsolutePath();
            if (!Files.exists(home.resolve("target/quarkus-app/quarkus-run.jar"))) {
                build(commit, home);
            }
            return Optional.of(home);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isKnown(String commit) throws IOException {
        return run(Path.of(""), List.of("git", "cat-file", "-e", commit + "^{commit}")) == 0;
    }

    private static void build(String commit, Path home) throws IOException {
        Files.createDirectories(home);
        Path sources = home.resolve("sources.tar");
        insist(Path.of(""), List.of("git", "archive", "--output", sources.toString(), commit));
        insist(home, List.of("tar", "-xf", sources.toString()));
        insist(home, List.of("./mvnw", "-q", "-B", "package", "-Dmaven.test.skip=true"));
    }

    private static void insist(Path directory, List<String> command) throws IOException {
        int code = run(directory, command);
        if (code != 0) {
            throw new AssertionError(command + " in " + directory + " ended with " + code + "; see " + log(directory));
        }
    }

    private static int run(Path directory, List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toAbsolutePath().toFile())
                .redirectErrorStream(true)
                .redirectOutput(log(directory).toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        try {
            if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
                throw new AssertionError(command + " did not end within " + PATIENCE_MINUTES + " min");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while it ran " + command, e);
        } finally {
            process.destroyForcibly();
        }
        return process.exitValue();
    }

    private static Path log(Path directory) throws IOException {
        return Files.createDirectories(directory.toAbsolutePath().resolve("target"))
                .resolve("previous-release.log");
    }
}
