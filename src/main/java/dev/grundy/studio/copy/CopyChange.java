package dev.grundy.studio.copy;

/**
 * A person who changes something of a working copy, and the revision that they saw.
 *
 * @param account of the person who does
 * @param seen the copy's revision that they saw
 */
public record CopyChange(long copy, long account, long seen) {}
