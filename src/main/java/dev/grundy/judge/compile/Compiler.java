package dev.grundy.judge.compile;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.language.CompileStep;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Toolchain;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.judge.host.ResultCache;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Content;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Makes programs of sources, each in a cell, and each only once. Results are kept under the hash of the source, the
 * language's command lines and the toolchain. Safe for use by several threads.
 */
public final class Compiler {
    private static final Pattern CLASS_NAME =
            Pattern.compile("\\p{javaJavaIdentifierStart}[\\p{javaJavaIdentifierPart}.]{0,999}");

    private final Cells cells;
    private final Store store;
    private final ResultCache results;
    private final Shortcuts shortcuts;
    private final KeptPrograms programs;
    /** Completed when somebody is done with it, however that ended. */
    private final Map<ContentHash, CompletableFuture<Void>> underWay = new ConcurrentHashMap<>();

    /** @param shortcuts ways to compile and start faster with the same result */
    public Compiler(Cells cells, Store store, ResultCache results, Shortcuts shortcuts) {
        this(cells, store, results, shortcuts, new KeptPrograms(store, KeptPrograms.Limits.USUAL));
    }

    Compiler(Cells cells, Store store, ResultCache results, Shortcuts shortcuts, KeptPrograms programs) {
        this.programs = programs;
        this.cells = cells;
        this.store = store;
        this.results = results;
        this.shortcuts = shortcuts;
    }

    /** The limits of the package format where a package says nothing. */
    public static final StepLimits USUAL_LIMITS =
            new StepLimits(Duration.ofSeconds(60), MemorySize.ofMebibytes(2_048), MemorySize.ofMebibytes(8));

    /** @param entryPoint the main file or class if somebody has named it */
    public Compiled compile(Source source, Toolchain toolchain, Optional<String> entryPoint, StepLimits limits) {
        long start = System.nanoTime();
        ContentHash key = key(source, toolchain, entryPoint, limits);
        Supplier<CompileResult> make =
                () -> compileNow(key, source.hidingNothing(toolchain.language()), toolchain, entryPoint, limits);
        Found found = shortcuts.reuse() ? find(key, make) : new Found(make.get(), false);
        Duration duration = Duration.ofNanos(System.nanoTime() - start);
        return Compiled.of(
                executable(found.result(), toolchain),
                duration,
                found.kept(),
                found.result().output());
    }

    /** @param kept whether it was there, or somebody else was about to make it */
    private record Found(CompileResult result, boolean kept) {}

    /** A caller that comes while another makes the same waits for that one. On a host that has compiled nothing, several need the same programs of a package. */
    private Found find(ContentHash key, Supplier<CompileResult> make) {
        for (; ; ) {
            CompletableFuture<Void> mine = new CompletableFuture<>();
            CompletableFuture<Void> others = underWay.putIfAbsent(key, mine);
            if (others != null) {
                await(others);
                continue;
            }
            try {
                return results.find(key, CompileResult.class)
                        .filter(this::isStillStored)
                        .map(result -> new Found(result, true))
                        .orElseGet(() -> new Found(make.get(), false));
            } finally {
                underWay.remove(key);
                mine.complete(null);
            }
        }
    }

    private static void await(CompletableFuture<Void> compilation) {
        try {
            compilation.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SandboxException("interrupted while waiting for a compilation", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("it is always completed with nothing", e);
        }
    }

    /**
     * The same for a person's program, which is kept within what one person's may take.
     *
     * @return to be closed when the program is not run any more
     */
    public Compiled compile(
            Source source, Toolchain toolchain, Optional<String> entryPoint, StepLimits limits, ContentHash owner) {
        for (; ; ) {
            Compiled compiled = compile(source, toolchain, entryPoint, limits);
            Optional<StoredDirectory> program = compiled.executable().map(Executable::directory);
            if (program.isEmpty()) {
                return compiled;
            }
            if (programs.use(program.get())) {
                return compiled.whenClosed(() -> programs.release(owner, program.get()));
            }
        }
    }

    /** The program that an interpreted source becomes if it passes, but for its directory; empty where that cannot be told before. */
    public Optional<Executable> expected(Source source, Toolchain toolchain, Optional<String> entryPoint) {
        Language language = toolchain.language();
        if (!language.compile().map(CompileStep::onlyChecks).orElse(true)) {
            return Optional.empty();
        }
        String nothing = store.putDirectory(Map.of()).hash().hex();
        return main(source.hidingNothing(language), language, entryPoint)
                .flatMap(main -> executable(new CompileResult(nothing, main.name(), ""), toolchain));
    }

    private static Optional<SourceFile> main(Source source, Language language, Optional<String> entryPoint) {
        return entryPoint
                .flatMap(name -> source.files().stream()
                        .filter(file -> file.name().equals(name))
                        .findFirst())
                .or(() -> source.main(language));
    }

    private boolean isStillStored(CompileResult result) {
        return result.directory() == null || store.contains(new StoredDirectory(new ContentHash(result.directory())));
    }

    private ContentHash key(Source source, Toolchain toolchain, Optional<String> entryPoint, StepLimits limits) {
        Language language = toolchain.language();
        return ContentHash.parts()
                .add("compile 3")
                .add(source.hash().hex())
                .add(entryPoint.orElse(""))
                .add(language.id())
                .add(language.compile()
                        .map(step -> String.join("\0", step.argv()))
                        .orElse(""))
                .add(ToolIdentity.of(toolchain))
                .add(limits.time().toString())
                .add(Long.toString(limits.memory().bytes()))
                .build();
    }

    /** Keeps a result that would come again; not so one that was ended for its time. */
    private CompileResult compileNow(
            ContentHash key, Source source, Toolchain toolchain, Optional<String> entryPoint, StepLimits limits) {
        Language language = toolchain.language();
        Optional<SourceFile> main = main(source, language, entryPoint);
        if (main.isEmpty()) {
            return kept(
                    key,
                    failed("There is no " + language.name() + " file (." + String.join(", .", language.extensions())
                            + ") among the sources."));
        }
        Optional<String> refusal =
                FileNames.refusal(source.files().stream().map(SourceFile::name).toList());
        if (refusal.isPresent()) {
            return kept(key, failed(refusal.get()));
        }
        if (language.compile().isEmpty()) {
            return kept(key, compiled(contents(source), main.get().name(), ""));
        }
        CompileStep step = language.compile().get();
        RunOutcome outcome = new CompileRun(step, source, toolchain, main.get(), limits).outcome(cells, shortcuts);
        String output = CompilerOutput.readable(outcome);
        Optional<String> problem = CompilerOutput.problem(outcome, limits);
        if (problem.isPresent()) {
            boolean forItsTime = outcome.ending() == Ending.CPU_LIMIT || outcome.ending() == Ending.WALL_LIMIT;
            CompileResult failed = failed((problem.get() + "\n" + output).strip());
            return forItsTime ? failed : kept(key, failed);
        }
        return kept(
                key,
                step.onlyChecks()
                        ? compiled(contents(source), main.get().name(), output)
                        : gather(step, outcome, source, language, main.get(), entryPoint, output));
    }

    private CompileResult kept(ContentHash key, CompileResult result) {
        results.put(key, result);
        return result;
    }

    private CompileResult gather(
            CompileStep step,
            RunOutcome outcome,
            Source source,
            Language language,
            SourceFile main,
            Optional<String> entryPoint,
            String output) {
        Map<String, Content> files = new TreeMap<>();
        Map<String, byte[]> made = new TreeMap<>();
        outcome.collected().forEach((name, content) -> {
            String kept = name.startsWith(step.output() + "/")
                    ? name.substring(step.output().length() + 1)
                    : name;
            files.put(kept, Content.of(content));
            made.put(kept, content);
        });
        if (files.isEmpty()) {
            return failed(("The compiler ended without error and made no program.\n" + output).strip());
        }
        Optional<String> refusal = FileNames.refusal(files.keySet());
        if (refusal.isPresent()) {
            return failed(refusal.get());
        }
        if (!startsAClass(language)) {
            return compiled(files, step.output(), output);
        }
        Optional<String> named = entryPoint.filter(name -> !name.endsWith(".java"));
        if (named.filter(name -> !CLASS_NAME.matcher(name).matches()).isPresent()) {
            return failed("The entry point '" + named.get() + "' is not the name of a class.");
        }
        if (named.isPresent()) {
            return compiled(files, named.get(), output);
        }
        return switch (MainClass.among(made, TypeOrder.of(source.ofLanguage(language), main))) {
            case MainClass.Choice.Start(String name) -> compiled(files, name, output);
            case MainClass.Choice.Refusal(String reason) -> failed(reason);
        };
    }

    private static boolean startsAClass(Language language) {
        return language.run().argv().contains("{main_class}");
    }

    private CompileResult compiled(Map<String, Content> files, String start, String output) {
        return new CompileResult(store.putDirectory(files).hash().hex(), start, output);
    }

    private static CompileResult failed(String output) {
        return new CompileResult(null, null, output);
    }

    private static Map<String, Content> contents(Source source) {
        Map<String, Content> contents = new HashMap<>();
        source.files().forEach(file -> contents.put(file.name(), Content.of(file.content())));
        return contents;
    }

    private Optional<Executable> executable(CompileResult result, Toolchain toolchain) {
        if (result.directory() == null || result.start() == null) {
            return Optional.empty();
        }
        Language language = toolchain.language();
        Map<String, String> values = toolPaths(toolchain);
        values.put("main", result.start());
        values.put("main_class", result.start());
        values.put("class_path", Command.PROGRAM.toString());
        return Optional.of(new Executable(
                new StoredDirectory(new ContentHash(result.directory())),
                shortcuts.run(language.run()),
                values,
                List.of(),
                language.environment(),
                language.symptoms()));
    }

    private static Map<String, String> toolPaths(Toolchain toolchain) {
        Map<String, String> paths = new HashMap<>();
        toolchain.tools().forEach((name, path) -> paths.put(name, path.toString()));
        return paths;
    }
}
