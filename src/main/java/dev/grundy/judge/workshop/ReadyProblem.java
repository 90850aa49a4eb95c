package dev.grundy.judge.workshop;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.RunStep;
import dev.grundy.format.language.Symptoms;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.pack.program.Program;
import dev.grundy.judge.compile.Compiled;
import dev.grundy.judge.compile.CompilerOutput;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Content;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A problem on this host, with the programs that its package brings along (generators, validators, checkers, solutions),
 * compiled when they are first needed. That they cannot be compiled is a failure of ours. Safe for use by several threads.
 */
public final class ReadyProblem {
    private static final String BUILD_DIRECTORY = "package";
    private static final MemorySize LARGEST_BUILD = MemorySize.ofMebibytes(512);
    private static final RunStep SCRIPT = new RunStep(
            List.of("/program/run"),
            List.of("/program/run"),
            Optional.empty(),
            MemorySize.ofBytes(0),
            MemorySize.ofMebibytes(1_048_576),
            100,
            128);

    private final ProblemPackage problem;
    private final Workshop workshop;
    private final Runnable beforeRun;
    private final Map<Program, Executable> executables = new ConcurrentHashMap<>();
    /** The first hang. */
    private final AtomicReference<Optional<String>> hang = new AtomicReference<>(Optional.empty());

    public ReadyProblem(ProblemPackage problem, Workshop workshop) {
        this(problem, workshop, () -> {});
    }

    /** @param beforeRun done by the thread that is about to run a program of the package; may keep it waiting */
    public ReadyProblem(ProblemPackage problem, Workshop workshop, Runnable beforeRun) {
        this.problem = problem;
        this.workshop = workshop;
        this.beforeRun = beforeRun;
    }

    public ProblemPackage problem() {
        return problem;
    }

    public Workshop workshop() {
        return workshop;
    }

    /**
     * Runs a program of the package that makes or checks a test.
     *
     * @param what the program, and what it is run on
     * @throws JudgeException if it hangs, and from then on at once: any other run could take as long
     */
    public RunOutcome run(Command command, String what) {
        beforeRun();
        RunOutcome outcome = workshop.cells().run(command);
        if (outcome.ending() == Ending.WALL_LIMIT) {
            throw hung(what, outcome.cpu(), outcome.wall());
        }
        return outcome;
    }

    /**
     * To be called before each run of a program of the package that is not run by {@link #run}.
     *
     * @throws JudgeException if one has hung
     */
    public void beforeRun() {
        beforeRun.run();
        hang.get().ifPresent(found -> {
            throw new JudgeException(found);
        });
    }

    /**
     * Notes that a program of the package waited for something until its wall limit.
     *
     * @param what the program, and what it was run on
     */
    public JudgeException hung(String what, Duration cpu, Duration wall) {
        String found = what + " hangs: it was ended after " + wall.toSeconds() + " s, of which it computed "
                + cpu.toMillis() + " ms; remove what it waits for";
        hang.compareAndSet(Optional.empty(), Optional.of(found));
        return new JudgeException(found);
    }

    /** The first hang: a program of the package, its input, and the cure; empty as long as none did. */
    public Optional<String> hang() {
        return hang.get();
    }

    /**
     * A program of the problem, with the package's constants filled in.
     *
     * @throws JudgeException if it does not compile or its language cannot be used here
     */
    public Executable executable(Program program) {
        Executable known = executables.get(program);
        return known != null ? known : executables.computeIfAbsent(program, this::make);
    }

    private Executable make(Program program) {
        if (program.isScripted()) {
            return built(program);
        }
        Source source = source(program, problem.constants());
        Compiled compiled = workshop.compiler()
                .compile(
                        source,
                        workshop.toolchains().require(language(program)),
                        program.entryPoint(),
                        problem.limits().compilation());
        return compiled.executable()
                .orElseThrow(() -> new JudgeException("problem " + problem.name() + ": the program " + program.name()
                        + " does not compile; fix it: " + compiled.output()));
    }

    /**
     * The language of a program or of a submission that the package brings.
     *
     * @throws JudgeException if none of its files belongs to a language
     */
    public Language language(Program program) {
        Optional<Language> declared =
                program.language().flatMap(workshop.toolchains().languages()::find);
        return declared.or(
                        () -> program.entryPoint().flatMap(workshop.toolchains().languages()::ofFile))
                .or(() -> program.contents(Constants.NONE).entrySet().stream()
                        .flatMap(file -> workshop
                                .toolchains()
                                .languages()
                                .detect(file.getKey(), new SourceFile("x", file.getValue()).text())
                                .stream())
                        .findFirst())
                .orElseThrow(() -> new JudgeException("problem " + problem.name() + ": the program " + program.name()
                        + " is in no known language (its files: "
                        + String.join(", ", program.files().keySet())
                        + "); rename it or remove it"));
    }

    /** Its files as they are judged. */
    public static Source source(Program program, Constants constants) {
        List<SourceFile> files = new ArrayList<>();
        program.contents(constants).forEach((name, content) -> files.add(new SourceFile(name, content)));
        return new Source(files);
    }

    /** A program that comes with scripts of its own: {@code build} makes it, {@code run} runs it. */
    private Executable built(Program program) {
        Map<String, Content> files = new TreeMap<>();
        program.contents(problem.constants()).forEach((name, content) -> files.put(name, Content.of(content)));
        Map<String, Content> complete = program.hasBuildScript() ? afterBuild(program, files) : files;
        if (!complete.containsKey("run")) {
            throw new JudgeException("problem " + problem.name() + ": the program " + program.name()
                    + " has no file 'run' after its build script; let 'build' make one");
        }
        return new Executable(
                workshop.store().putDirectory(complete),
                SCRIPT,
                Map.of(),
                List.of(),
                Map.of(),
                new Symptoms(List.of()));
    }

    private Map<String, Content> afterBuild(Program program, Map<String, Content> files) {
        List<Placed> placed = files.entrySet().stream()
                .map(file -> new Placed(BUILD_DIRECTORY + "/" + file.getKey(), file.getValue(), true))
                .toList();
        Limits limits = Limits.of(
                        problem.limits().compilation().time(),
                        problem.limits().compilation().memory())
                .withWorkspace(LARGEST_BUILD)
                .withCollected(LARGEST_BUILD)
                .withProcesses(128);
        RunOutcome outcome = run(
                Command.of(limits, "/bin/sh", "-c", "cd " + BUILD_DIRECTORY + " && exec ./build")
                        .withFiles(placed)
                        .withCollect(BUILD_DIRECTORY),
                "problem " + problem.name() + ": the build script of " + program.name());
        if (!outcome.succeeded()) {
            throw new JudgeException("problem " + problem.name() + ": the build script of " + program.name()
                    + " failed: " + outcome + "; fix it: " + CompilerOutput.readable(outcome));
        }
        Map<String, Content> made = new TreeMap<>();
        outcome.collected()
                .forEach(
                        (name, content) -> made.put(name.substring(BUILD_DIRECTORY.length() + 1), Content.of(content)));
        return made;
    }
}
