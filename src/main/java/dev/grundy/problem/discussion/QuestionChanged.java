package dev.grundy.problem.discussion;

import java.util.Optional;

/**
 * The posts of a question have changed: one is new, gone, hidden or shown again. Observers work in the transaction that does it.
 *
 * @param answeredBy account that wrote a new answer; empty where there is none
 */
public record QuestionChanged(long question, Optional<Long> answeredBy) {}
