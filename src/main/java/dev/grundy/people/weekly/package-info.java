/** A weekly mail for those who chose it: who gets it when. What it says comes from a {@link dev.grundy.people.weekly.WeeklyNews}. */
@NullMarked
package dev.grundy.people.weekly;

import org.jspecify.annotations.NullMarked;
