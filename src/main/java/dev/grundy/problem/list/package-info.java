/** The list of problems: filters, order, and what a reader has done of each. */
@NullMarked
package dev.grundy.problem.list;

import org.jspecify.annotations.NullMarked;
