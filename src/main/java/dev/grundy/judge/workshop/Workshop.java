package dev.grundy.judge.workshop;

import dev.grundy.format.language.Languages;
import dev.grundy.format.language.ToolSearch;
import dev.grundy.judge.compile.Compiler;
import dev.grundy.judge.compile.FastStart;
import dev.grundy.judge.compile.FastStartConfig;
import dev.grundy.judge.compile.Toolchains;
import dev.grundy.judge.host.ResultCache;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Store;

/**
 * Everything that judging works with on one host; made once, safe for use by several threads. Close it before its cells.
 *
 * @param fastStart the shortcuts that make compiling and starting faster
 */
public record Workshop(
        Cells cells, Store store, ResultCache results, Compiler compiler, Toolchains toolchains, FastStart fastStart)
        implements AutoCloseable {

    /** With the usual ways to be quick. */
    public static Workshop open(Cells cells, Store store) {
        return open(cells, store, FastStartConfig.USUAL);
    }

    /** Cached results lie beside the stored files. */
    public static Workshop open(Cells cells, Store store, FastStartConfig config) {
        ResultCache results = new ResultCache(store.root().resolve("results"));
        FastStart fastStart = new FastStart(config, cells, store, results);
        Compiler compiler = new Compiler(cells, store, results, fastStart);
        Toolchains toolchains = new Toolchains(Languages.standard(), ToolSearch.ofThisHost(), cells, compiler, results);
        return new Workshop(cells, store, results, compiler, toolchains, fastStart);
    }

    /** The same for work that nobody waits for: its runs leave their cells to others, and begin anew later; its compilations do not. */
    public Workshop preemptible() {
        return new Workshop(cells.preemptible(), store, results, compiler, toolchains, fastStart);
    }

    /**
     * Gets ready for many judgings: starts the warm Java compiler and makes the precompiled header. Takes seconds the first
     * time on a host; meant for a thread of its own in a program that runs for long.
     */
    public void warmUp() {
        fastStart.warmUp(toolchains);
    }

    @Override
    public void close() {
        fastStart.close();
    }
}
