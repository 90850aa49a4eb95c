package dev.grundy.problem.catalogue;

/**
 * A package is the live version of its problem once the transaction ends: for what remembers problems.
 *
 * @param problem id of the problem
 */
public record ProblemPublished(long problem) {}
