package dev.grundy.studio.proof;

/**
 * Why it is not told of a problem that its solvers agree with its rules.
 *
 * @param problem its display id
 * @param found   the fault, for admins
 */
record RulesFault(String problem, String title, String found) {}
