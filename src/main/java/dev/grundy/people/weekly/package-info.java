/**
 * A weekly mail for those who chose it: who gets it when, and the link that stops it.
 * What it says comes from a {@link dev.grundy.people.weekly.WeeklyNews}.
 */
@NullMarked
package dev.grundy.people.weekly;

import org.jspecify.annotations.NullMarked;
