/** The progress of a person: days of practice, streaks, the solved problems of each topic, and the profile that shows them. */
@NullMarked
package dev.grundy.problem.progress;

import org.jspecify.annotations.NullMarked;
