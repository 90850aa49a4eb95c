package dev.grundy.studio.copy;

/**
 * Who begins a problem.
 *
 * @param admin whether they may begin as many as there is room for
 */
public record Writer(long account, boolean admin) {}
