/** The form in which an instance is answered by hand, and what its fields make of an answer. Plain values. */
@NullMarked
package dev.grundy.hand.answer;

import org.jspecify.annotations.NullMarked;
