package dev.grundy.app.bench.load;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * The problem that benchmarks judge: read some numbers, print their sum and how many differ; twenty small tests.
 *
 * @param directory where it is written
 */
public record BenchProblem(Path directory, ProblemPackage problem) {
    static final int TESTS = 20;

    private static final int NUMBERS = 100;
    private static final String PROBLEM_YAML = """
            problem_format_version: 2025-09
            name: {en: Sum and Number}
            uuid: 0c1f7a52-5a3f-4f0e-9f57-2d6d7c1b8e40
            type: pass-fail
            license: public domain
            limits: {time_limit: 5.0, memory: 256}
            """;

    /** Writes the package below an empty directory. */
    public static BenchProblem write(Path directory) {
        try {
            put(directory.resolve("problem.yaml"), PROBLEM_YAML);
            put(
                    directory.resolve("statement/problem.en.md"),
                    "Print the sum of the numbers and how many of them differ.\n");
            put(directory.resolve("submissions/accepted/solution.py"), source("python"));
            put(directory.resolve("input_validators/validate.py"), "import sys\n\nsys.exit(42)\n");
            SplittableRandom random = new SplittableRandom(1);
            for (int number = 1; number <= TESTS; number++) {
                long[] numbers = random.longs(NUMBERS, 0, 50).toArray();
                put(
                        input(directory, number),
                        NUMBERS + "\n"
                                + LongStream.of(numbers)
                                        .mapToObj(Long::toString)
                                        .collect(Collectors.joining(" ")) + "\n");
                put(
                        test(directory, number, "ans"),
                        LongStream.of(numbers).sum() + " "
                                + LongStream.of(numbers).distinct().count() + "\n");
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the benchmark's problem below " + directory, e);
        }
        return new BenchProblem(directory, new PackageReader().read(directory).orThrow());
    }

    /** A solution in one of the offered languages. */
    public static String source(String language) {
        try (InputStream in = BenchProblem.class.getResourceAsStream("/bench/" + language + ".txt")) {
            if (in == null) {
                throw new IllegalArgumentException("there is no benchmark for the language '" + language + "'");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the benchmark's source", e);
        }
    }

    public List<Path> inputs() {
        List<Path> inputs = new ArrayList<>();
        for (int number = 1; number <= TESTS; number++) {
            inputs.add(input(directory, number));
        }
        return inputs;
    }

    private static Path input(Path directory, int number) {
        return test(directory, number, "in");
    }

    private static Path test(Path directory, int number, String extension) {
        String group = number <= 2 ? "sample" : "secret";
        return directory.resolve(String.format(Locale.ROOT, "data/%s/%02d.%s", group, number, extension));
    }

    private static void put(Path file, String content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }
}
