/** What was found out about a submission, as its page shows it: one view for each kind. */
@NullMarked
package dev.grundy.submission.finding;

import org.jspecify.annotations.NullMarked;
