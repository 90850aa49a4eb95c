package dev.grundy.format.language;

import java.util.List;

/**
 * How sources become a program.
 *
 * @param argv the compiler's command line, with placeholders
 * @param output the file or directory it makes, below its work directory; empty when it only checks the sources, which
 *     then are the program
 */
public record CompileStep(List<String> argv, String output) {
    public CompileStep {
        argv = List.copyOf(argv);
    }

    public boolean onlyChecks() {
        return output.isEmpty();
    }
}
