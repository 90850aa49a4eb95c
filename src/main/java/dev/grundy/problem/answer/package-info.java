/** The form in which an instance is answered by hand, and what its fields make of an answer. Plain values. */
@NullMarked
package dev.grundy.problem.answer;

import org.jspecify.annotations.NullMarked;
