package dev.grundy.format.render;

/**
 * A program written out in an editorial.
 *
 * @param language as the code block names it, such as {@code cpp}
 * @param line the line of the file at which the block begins, from 1
 */
public record WrittenProgram(String language, String source, int line) {}
