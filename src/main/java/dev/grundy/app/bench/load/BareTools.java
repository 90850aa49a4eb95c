package dev.grundy.app.bench.load;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Toolchain;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.compile.Toolchains;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.sandbox.BareRun;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The bare run that benchmarks compare a judging with. It is the compiler once and then a plain run for each input, one after the other, as a person
 * would do it, without walls. For programs of our own only.
 */
public final class BareTools {
    private final Toolchains toolchains;
    private final Path directory;

    /** @param directory where it all happens */
    public BareTools(Toolchains toolchains, Path directory) {
        this.toolchains = toolchains;
        this.directory = directory;
    }

    /**
     * How long that takes on the clock.
     *
     * @throws JudgeException if the language cannot be used here
     * @throws dev.grundy.judge.sandbox.command.SandboxException if a tool or the program fails
     */
    public Duration time(Language language, String source, List<Path> inputs) {
        Toolchain toolchain = toolchains.require(language);
        SourceFile file = Source.single(language, source).files().getFirst();
        Path place = directory.resolve("bare-" + language.id());
        try {
            Files.createDirectories(place);
            Files.write(place.resolve(file.name()), file.content());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the benchmark's source", e);
        }
        Duration sum = compileCommand(toolchain, file.name())
                .map(command -> BareRun.time(command, place, inputs.getFirst()))
                .orElse(Duration.ZERO);
        for (Path input : inputs) {
            sum = sum.plus(BareRun.time(runCommand(toolchain, file.name()), place, input));
        }
        return sum;
    }

    /** The inputs on which a judging with this seed runs a program. */
    public static List<Path> inputs(ProblemPackage problem, long seed, Workshop workshop) {
        Generation generation = new Generation(new ReadyProblem(problem, workshop));
        Stream<TestCase> all = Stream.concat(problem.tests().allCases().stream(), generation.freshTests(seed).stream());
        return all.map(test -> workshop.store().path(generation.prepare(test).input()))
                .toList();
    }

    /** As a person types it; interpreted languages need none. */
    private static Optional<List<String>> compileCommand(Toolchain toolchain, String file) {
        return switch (toolchain.language().id()) {
            case "cpp" -> Optional.of(List.of(tool(toolchain, "g++"), "-std=c++20", "-O2", "-o", "program", file));
            case "java" -> Optional.of(List.of(tool(toolchain, "javac"), file));
            default -> Optional.empty();
        };
    }

    private static List<String> runCommand(Toolchain toolchain, String file) {
        return switch (toolchain.language().id()) {
            case "cpp" -> List.of("./program");
            case "java" -> List.of(tool(toolchain, "java"), file.replaceFirst("\\.java$", ""));
            default -> List.of(toolchain.tools().values().iterator().next().toString(), file);
        };
    }

    private static String tool(Toolchain toolchain, String name) {
        return toolchain.tool(name).toString();
    }
}
