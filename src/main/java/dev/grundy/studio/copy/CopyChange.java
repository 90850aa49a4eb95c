package dev.grundy.studio.copy;

/**
 * Who changes something of which working copy, and what they saw of it.
 *
 * @param account of the person who does
 * @param seen the copy's revision that they saw
 */
public record CopyChange(long copy, long account, long seen) {}
