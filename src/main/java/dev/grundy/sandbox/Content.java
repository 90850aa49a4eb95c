package dev.grundy.sandbox;

/** Bytes for a cell: small ones in memory, large ones by their name in the {@link Store}. */
public sealed interface Content permits Content.Bytes, StoredFile {

    static Content of(byte[] bytes) {
        return new Bytes(bytes);
    }

    /** Not copied: whoever makes it must not change the array afterwards. */
    record Bytes(byte[] bytes) implements Content {}
}
