package dev.grundy.people.weekly;

/**
 * The weekly mail as the account page shows it.
 *
 * @param offered whether the operator lets people choose it
 * @param chosen  whether this person did
 */
public record WeeklyChoice(boolean offered, boolean chosen) {}
