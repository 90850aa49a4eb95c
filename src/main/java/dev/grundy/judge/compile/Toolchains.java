package dev.grundy.judge.compile;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.language.ArgumentTemplate;
import dev.grundy.format.language.Availability;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.language.ToolSearch;
import dev.grundy.format.language.Toolchain;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.host.ResultCache;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.source.Source;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which languages work on this host. A language works if its tools are there and its self-test, compiled and run in a
 * cell, copies a line. That is tried once by each process, until {@link #forgetAbsent}, and no more when it has worked with these tools. Safe
 * for use by several threads.
 */
public final class Toolchains {
    private static final Limits SELF_TEST_LIMITS =
            Limits.of(Duration.ofSeconds(20), MemorySize.ofMebibytes(1_024)).withProcesses(128);
    private static final MemorySize SELF_TEST_MEMORY = MemorySize.ofMebibytes(256);
    private static final String ECHOED = "Grundy 42";

    private final Languages languages;
    private final ToolSearch search;
    private final Cells cells;
    private final Compiler compiler;
    private final ResultCache results;
    private final Map<String, State> states = new ConcurrentHashMap<>();

    public Toolchains(Languages languages, ToolSearch search, Cells cells, Compiler compiler, ResultCache results) {
        this.languages = languages;
        this.search = search;
        this.cells = cells;
        this.compiler = compiler;
        this.results = results;
    }

    private record State(Availability availability, String version) {}

    /** The result of a self-test. One that is passed is remembered: a failure may come from a busy host. */
    record SelfTest(boolean passed, String version, String problem) {}

    public Languages languages() {
        return languages;
    }

    public Availability of(Language language) {
        return state(language).availability();
    }

    /** The first line of what the compiler or interpreter says of itself; empty if it is not available. */
    public String version(Language language) {
        return state(language).version();
    }

    /** @throws JudgeException if the language does not work here, with reason and cure */
    public Toolchain require(Language language) {
        return switch (of(language)) {
            case Availability.Present present -> present.toolchain();
            case Availability.Absent absent ->
                throw new JudgeException(
                        language.name() + " cannot be used here: " + absent.reason() + "; " + absent.cure());
        };
    }

    /** Lets each language that does not work be tried anew when it is next asked for. Its tools may have come, or a full disk has room. */
    public void forgetAbsent() {
        states.values().removeIf(state -> state.availability() instanceof Availability.Absent);
    }

    private State state(Language language) {
        return states.computeIfAbsent(language.id(), id -> switch (search.find(language)) {
            case Availability.Absent absent -> new State(absent, "");
            case Availability.Present present -> tested(present);
        });
    }

    private State tested(Availability.Present present) {
        Language language = present.language();
        ContentHash key = ContentHash.parts()
                .add("self-test 1")
                .add(ToolIdentity.of(present.toolchain()))
                .add(language.toString())
                .add(language.selfTest())
                .add(String.join("\0", language.run().argv()))
                .add(language.compile()
                        .map(step -> String.join("\0", step.argv()))
                        .orElse(""))
                .build();
        SelfTest test = results.remember(key, SelfTest.class, SelfTest::passed, () -> test(present.toolchain()));
        return test.passed()
                ? new State(present, test.version())
                : new State(
                        new Availability.Absent(
                                language,
                                test.problem(),
                                language.tools().getFirst().install()),
                        "");
    }

    private SelfTest test(Toolchain toolchain) {
        Language language = toolchain.language();
        Compiled compiled = compiler.compile(
                Source.single(language, language.selfTest()), toolchain, Optional.empty(), Compiler.USUAL_LIMITS);
        if (compiled.executable().isEmpty()) {
            return new SelfTest(false, "", "its self-test does not compile: " + compiled.output());
        }
        Executable executable = compiled.executable().get();
        Command command = CellCommands.of(
                        executable.argv(SELF_TEST_MEMORY, List.of()), executable.environment(), SELF_TEST_LIMITS)
                .withProgram(executable.directory())
                .withStdin(Stdin.of((ECHOED + "\n").getBytes(StandardCharsets.UTF_8)));
        RunOutcome outcome = cells.run(command);
        return outcome.succeeded() && outcome.stdoutText().strip().equals(ECHOED)
                ? new SelfTest(true, version(toolchain), "")
                : new SelfTest(
                        false,
                        "",
                        "its self-test does not copy a line: " + outcome + " "
                                + Excerpt.ofMessage(outcome.stderrText()));
    }

    private String version(Toolchain toolchain) {
        Map<String, String> tools = new HashMap<>();
        toolchain.tools().forEach((name, path) -> tools.put(name, path.toString()));
        Language language = toolchain.language();
        RunOutcome outcome = cells.run(CellCommands.of(
                new ArgumentTemplate(tools, Map.of()).fill(language.versionProbe()),
                language.environment(),
                SELF_TEST_LIMITS));
        return (outcome.stdoutText() + "\n" + outcome.stderrText())
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .findFirst()
                .orElse("");
    }
}
