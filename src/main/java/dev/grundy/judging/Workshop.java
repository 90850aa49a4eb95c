package dev.grundy.judging;

import dev.grundy.language.Languages;
import dev.grundy.language.ToolSearch;
import dev.grundy.sandbox.Cells;
import dev.grundy.sandbox.Store;

/** Everything that judging works with on one host; made once, safe for use by several threads. */
public record Workshop(Cells cells, Store store, ResultCache results, Compiler compiler, Toolchains toolchains) {

    /** With every shortcut. Cached results lie beside the stored files. */
    public static Workshop open(Cells cells, Store store) {
        ResultCache results = resultsOf(store);
        return open(cells, store, results, new PrecompiledHeader(cells, store, results));
    }

    /** Without shortcuts, to measure what they bring. */
    public static Workshop plain(Cells cells, Store store) {
        return open(cells, store, resultsOf(store), Shortcuts.NONE);
    }

    private static Workshop open(Cells cells, Store store, ResultCache results, Shortcuts shortcuts) {
        Compiler compiler = new Compiler(cells, store, results, shortcuts);
        Toolchains toolchains =
                new Toolchains(Languages.standard(), ToolSearch.ofThisHost(), cells, compiler, results);
        return new Workshop(cells, store, results, compiler, toolchains);
    }

    private static ResultCache resultsOf(Store store) {
        return new ResultCache(store.root().resolve("results"));
    }
}
