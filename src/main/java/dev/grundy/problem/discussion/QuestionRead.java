package dev.grundy.problem.discussion;

/**
 * Somebody who is signed in gets a page of a question.
 *
 * @param upTo largest id of a post on the page; the question's where no answer has a larger one
 */
public record QuestionRead(long account, long question, long upTo) {}
