/**
 * Programs run before they are submitted: on samples and on inputs of one's own, by guests too. Counts for nothing.
 */
@NullMarked
package dev.grundy.submission.run;

import org.jspecify.annotations.NullMarked;
