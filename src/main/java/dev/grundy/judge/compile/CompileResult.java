package dev.grundy.judge.compile;

import dev.grundy.judge.host.ResultCache;
import org.jspecify.annotations.Nullable;

/**
 * The part of a compilation that the {@link ResultCache} keeps.
 *
 * @param directory hash of the program's stored directory; null if there were errors
 * @param start the main file or class; null if there were errors
 */
public record CompileResult(
        @Nullable String directory, @Nullable String start, String output) {}
