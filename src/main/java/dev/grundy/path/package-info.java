/**
 * Paths: problems in an order in which they teach, read from {@code problems/paths}, their pages, and which problem comes next for
 * whom. {@link dev.grundy.path.NextSteps} is for whoever wants to offer it.
 */
@NullMarked
package dev.grundy.path;

import org.jspecify.annotations.NullMarked;
