package dev.grundy.app.bench.load;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A problem with a thousand tests of two numbers each, made by a generator: judging it is all starting, handing over, comparing. */
public final class TinyTestProblem {
    static final int TESTS = 1_000;

    /** Prints the sum of two numbers; the reference solver, and what is judged. */
    public static final String SOLUTION = """
            #include <cstdio>

            int main() {
                long a, b;
                if (scanf("%ld %ld", &a, &b) != 2)
                    return 1;
                printf("%ld\\n", a + b);
            }
            """;

    private static final Map<String, String> FILES = Map.of(
            "problem.yaml", """
            problem_format_version: 2025-09
            name: {en: Two Numbers}
            uuid: 5d0c1f62-8f7e-4f43-9a0b-7e1f3a9f0c11
            type: pass-fail
            license: public domain
            limits: {time_limit: 2.0, memory: 256}
            """,
            "statement/problem.en.md", "Print the sum of the two numbers.\n",
            "submissions/accepted/solution.cpp", SOLUTION,
            "input_validators/validate.cpp", "int main() { return 42; }\n",
            "generators/gen.cpp", """
            #include <cstdio>
            #include <cstdlib>

            int main(int, char **arguments) {
                std::srand((unsigned)std::strtoul(arguments[1], nullptr, 10));
                std::printf("%d %d\\n", std::rand(), std::rand());
            }
            """,
            "generators/generators.yaml", """
            solution: /submissions/accepted/solution.cpp
            data:
              secret:
                data:
                  - tiny: {generate: "gen.cpp {seed}", count: %d}
            """.formatted(TESTS));

    private TinyTestProblem() {}

    /** Writes the package below an empty directory and reads it. */
    public static ProblemPackage write(Path directory) {
        FILES.forEach((name, text) -> {
            try {
                Path file = directory.resolve(name);
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot write the benchmark's problem below " + directory, e);
            }
        });
        return new PackageReader().read(directory).orThrow();
    }
}
