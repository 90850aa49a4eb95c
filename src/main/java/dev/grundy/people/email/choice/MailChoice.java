package dev.grundy.people.email.choice;

/**
 * A mail as the page shows it on which it is chosen.
 *
 * @param offered   whether the operator lets people choose it
 * @param addressed whether this person has a confirmed address
 * @param chosen    whether they chose it
 */
public record MailChoice(ChosenMail mail, boolean offered, boolean addressed, boolean chosen) {}
