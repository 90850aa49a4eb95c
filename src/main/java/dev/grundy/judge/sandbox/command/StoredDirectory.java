package dev.grundy.judge.sandbox.command;

import dev.grundy.base.kernel.ContentHash;

/** A directory of the {@link Store}: immutable, named by the names and contents of its files. */
public record StoredDirectory(ContentHash hash) {
    /** Relative to the store's root. */
    public String path() {
        return "directories/" + hash.hex().substring(0, 2) + "/" + hash.hex().substring(2);
    }
}
