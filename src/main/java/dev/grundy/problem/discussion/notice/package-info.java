/**
 * New answers, told to those who asked or answered the question. They are told by a number in their menu, a page with their questions, and a
 * mail for those who chose it. Nothing is told about what its reader may not read.
 */
@NullMarked
package dev.grundy.problem.discussion.notice;

import org.jspecify.annotations.NullMarked;
