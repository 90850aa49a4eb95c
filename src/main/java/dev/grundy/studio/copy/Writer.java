package dev.grundy.studio.copy;

/**
 * A person who begins a problem.
 *
 * @param admin whether they may begin as many as there is room for
 */
public record Writer(long account, boolean admin) {}
