package dev.grundy.judge.sandbox.command;

import dev.grundy.base.kernel.ContentHash;

/** A file of the {@link Store}: immutable, named by its content. */
public record StoredFile(ContentHash hash, long size) implements Content {
    /** Relative to the store's root. */
    public String path() {
        return "files/" + hash.hex().substring(0, 2) + "/" + hash.hex().substring(2);
    }
}
