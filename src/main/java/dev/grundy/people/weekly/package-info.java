/**
 * A weekly mail for the people who chose it: its recipients and its times. The content comes from a
 * {@link dev.grundy.people.weekly.WeeklyNews}.
 */
@NullMarked
package dev.grundy.people.weekly;

import org.jspecify.annotations.NullMarked;
