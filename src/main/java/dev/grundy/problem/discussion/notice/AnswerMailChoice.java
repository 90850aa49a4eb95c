package dev.grundy.problem.discussion.notice;

/**
 * Mails about new answers as the page shows them.
 *
 * @param offered   whether the operator lets people choose them
 * @param addressed whether this person has a confirmed address
 * @param chosen    whether they chose them
 */
public record AnswerMailChoice(boolean offered, boolean addressed, boolean chosen) {}
