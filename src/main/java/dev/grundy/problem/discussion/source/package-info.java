/** Lines of people's own submissions that their questions are about: which one a form means, and its text for those who may see code. */
@NullMarked
package dev.grundy.problem.discussion.source;

import org.jspecify.annotations.NullMarked;
