/** What a person has done: days of practice, streaks, what is solved of each topic, and the profile that shows it. */
@NullMarked
package dev.grundy.progress;

import org.jspecify.annotations.NullMarked;
