/** What readers of feeds are told of the questions about a problem: no more than guests may read. */
@NullMarked
package dev.grundy.problem.discussion.feed;

import org.jspecify.annotations.NullMarked;
