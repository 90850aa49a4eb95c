package dev.grundy.judge.compile;

import dev.grundy.format.language.Availability;
import dev.grundy.format.language.RunStep;
import dev.grundy.format.language.Toolchain;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.judge.host.ResultCache;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.source.Source;
import java.util.Optional;

/** Every way of this house to compile and start faster, together. */
public final class FastStart implements Shortcuts, AutoCloseable {
    private final FastStartConfig config;
    private final PrecompiledHeader precompiledHeader;
    private final WarmJavac warmJavac;

    public FastStart(FastStartConfig config, Cells cells, Store store, ResultCache results) {
        this.config = config;
        this.precompiledHeader = new PrecompiledHeader(cells, store, results);
        this.warmJavac = new WarmJavac(cells::converse, store);
    }

    /** Makes ready what pays only for callers that compile many times. That takes seconds, and more on a busy host. */
    public void warmUp(Toolchains toolchains) {
        if (config.javac()) {
            present(toolchains, "java").ifPresent(warmJavac::warmUp);
        }
        if (config.header()) {
            present(toolchains, "cpp").ifPresent(precompiledHeader::makeAhead);
        }
        warmJavac.awaitWarm();
    }

    private static Optional<Toolchain> present(Toolchains toolchains, String id) {
        return toolchains
                .languages()
                .find(id)
                .map(toolchains::of)
                .filter(Availability.Present.class::isInstance)
                .map(availability -> ((Availability.Present) availability).toolchain());
    }

    @Override
    public Preparation prepare(Source source, Toolchain toolchain) {
        return config.header() ? precompiledHeader.prepare(source, toolchain) : Preparation.NONE;
    }

    @Override
    public boolean reuse() {
        return config.reuse();
    }

    @Override
    public RunStep run(RunStep step) {
        return config.of(step);
    }

    @Override
    public Optional<RunOutcome> compile(Source source, Toolchain toolchain, StepLimits limits) {
        return warmJavac.compile(source, toolchain, limits);
    }

    @Override
    public void close() {
        warmJavac.close();
    }
}
