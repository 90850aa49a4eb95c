/** The feeds of questions about a problem, with no more than guests may read. */
@NullMarked
package dev.grundy.problem.discussion.feed;

import org.jspecify.annotations.NullMarked;
