/** The askers of runs: accounts and guests. */
@NullMarked
package dev.grundy.submission.run.asker;

import org.jspecify.annotations.NullMarked;
