package dev.grundy.judge.sandbox.command;

/**
 * Bytes for a cell, in memory or by their name in the {@link Store}. Of any size: what is too large for a request is stored on
 * its way to the cell.
 */
public sealed interface Content permits Content.Bytes, StoredFile {

    static Content of(byte[] bytes) {
        return new Bytes(bytes);
    }

    /** Not copied: its maker must not change the array afterwards. */
    record Bytes(byte[] bytes) implements Content {}
}
