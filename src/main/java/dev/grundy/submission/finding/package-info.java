/** The findings about a submission, as its page shows them: one view for each kind. */
@NullMarked
package dev.grundy.submission.finding;

import org.jspecify.annotations.NullMarked;
