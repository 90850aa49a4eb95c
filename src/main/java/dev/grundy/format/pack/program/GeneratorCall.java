package dev.grundy.format.pack.program;

import java.util.List;

/**
 * One run of a generator, complete: the same call always writes the same input to standard output.
 *
 * @param baseName the word for {@code {name}}: files that the run leaves under this name with another extension (such as {@code .ans}) belong to the
 *     test
 */
public record GeneratorCall(Program program, List<String> args, String baseName) {
    public GeneratorCall {
        args = List.copyOf(args);
    }

    /** The command as an author would type it. */
    public String command() {
        return args.isEmpty() ? program.name() : program.name() + " " + String.join(" ", args);
    }
}
