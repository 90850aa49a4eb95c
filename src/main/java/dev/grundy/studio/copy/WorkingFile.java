package dev.grundy.studio.copy;

import dev.grundy.base.kernel.MemorySize;
import java.time.Instant;

/**
 * A file of a working copy, without its content.
 *
 * @param revision the copy's revision that its content came with
 */
public record WorkingFile(FilePath path, MemorySize size, boolean executable, long revision, Instant changedAt) {}
