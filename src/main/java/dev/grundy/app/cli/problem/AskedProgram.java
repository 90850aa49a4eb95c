package dev.grundy.app.cli.problem;

import dev.grundy.base.kernel.UnusableException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of all verbs that try a program on a problem: both, the program's language, a seed, and how to answer. */
final class AskedProgram {
    /** Any fixed number: the same call does the same, unless --seed asks for something else. */
    private static final long USUAL_SEED = 1;

    @Parameters(index = "0", paramLabel = "PROBLEM", description = "A display id, a slug, or the path of a package.")
    private String problem = "";

    @Parameters(index = "1", paramLabel = "SOURCE", description = "The program's file, or a directory of its files.")
    private Path source = Path.of("");

    @Option(names = "--language", paramLabel = "L", description = "The language (default: told by the file's name).")
    private @Nullable String language;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of tests and instances that are made anew (default: " + USUAL_SEED + ").")
    private long seed = USUAL_SEED;

    @Option(names = "--json", description = "Print one JSON object and nothing else.")
    private boolean json;

    String problem() {
        return problem;
    }

    /** @throws UnusableException if nothing is there */
    Path source() {
        if (!Files.exists(source)) {
            throw new UnusableException("there is no file " + source + "; check the path");
        }
        return source;
    }

    Optional<String> language() {
        return Optional.ofNullable(language);
    }

    long seed() {
        return seed;
    }

    boolean json() {
        return json;
    }
}
