/** What a person has done: days of practice, streaks, what is solved of each topic, and the profile that shows it. */
@NullMarked
package dev.grundy.problem.progress;

import org.jspecify.annotations.NullMarked;
