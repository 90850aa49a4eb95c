package dev.grundy.format.writeup;

/** Where the pictures of a document lie. */
@FunctionalInterface
public interface PictureSource {
    /** For a document that came alone. */
    PictureSource NONE = path -> new Absent("no pictures came with the document");

    /** @param path as the document has it */
    Found find(String path);

    /** The result of looking at a path. */
    sealed interface Found {}

    /** @param name of the file, without directories */
    record Present(String name, byte[] content) implements Found {}

    record Absent(String reason) implements Found {}
}
