package dev.grundy.judge.sandbox.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One program to run in a cell. Its work directory is {@code /w}, fresh and empty but for {@code files}; it is also
 * {@code /tmp} and {@code /dev/shm}. The system's {@code /usr} is there read-only, and {@code program} as {@code /program}.
 *
 * @param argv        the first is an absolute path inside the cell
 * @param environment exactly what the program sees; nothing is added
 * @param program     an immutable directory shown read-only at {@code /program}
 * @param collect     files, or directories with all below them, brought back from the work directory afterwards. Regular
 *                    files only, no links followed, what is missing is left out
 */
public record Command(
        List<String> argv,
        Map<String, String> environment,
        Limits limits,
        Stdin stdin,
        Stdout stdout,
        Optional<StoredDirectory> program,
        List<Placed> files,
        List<String> collect) {

    /** Where {@code program} is seen. */
    public static final Path PROGRAM = Path.of("/program");

    /** Where a program starts, and may write. */
    public static final Path WORKSPACE = Path.of("/w");

    private static final Map<String, String> PLAIN_ENVIRONMENT = Map.of(
            "PATH", "/usr/bin:/bin", "HOME", WORKSPACE.toString(), "LANG", "C.UTF-8", "TMPDIR", WORKSPACE.toString());

    public Command {
        argv = List.copyOf(argv);
        environment = Map.copyOf(environment);
        files = List.copyOf(files);
        collect = List.copyOf(collect);
        if (argv.isEmpty() || !argv.getFirst().startsWith("/")) {
            throw new IllegalArgumentException("a command begins with the absolute path of its program, got " + argv);
        }
        collect.forEach(RelativeName::check);
    }

    /** No input, captured output, no files. */
    public static Command of(Limits limits, String... argv) {
        return new Command(
                List.of(argv),
                PLAIN_ENVIRONMENT,
                limits,
                Stdin.empty(),
                Stdout.capture(),
                Optional.empty(),
                List.of(),
                List.of());
    }

    public Command withEnvironment(Map<String, String> environment) {
        return new Command(argv, environment, limits, stdin, stdout, program, files, collect);
    }

    public Command withLimits(Limits limits) {
        return new Command(argv, environment, limits, stdin, stdout, program, files, collect);
    }

    public Command withStdin(Stdin stdin) {
        return new Command(argv, environment, limits, stdin, stdout, program, files, collect);
    }

    public Command withStdout(Stdout stdout) {
        return new Command(argv, environment, limits, stdin, stdout, program, files, collect);
    }

    public Command withProgram(StoredDirectory program) {
        return new Command(argv, environment, limits, stdin, stdout, Optional.of(program), files, collect);
    }

    public Command withFiles(List<Placed> files) {
        return new Command(argv, environment, limits, stdin, stdout, program, files, collect);
    }

    public Command withCollect(String... names) {
        return new Command(argv, environment, limits, stdin, stdout, program, files, List.of(names));
    }
}
