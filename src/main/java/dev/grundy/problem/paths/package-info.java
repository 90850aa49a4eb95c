/**
 * Paths: problems in an order in which they teach, read from {@code problems/paths}, their pages, and which problem comes next for
 * a person. {@link dev.grundy.problem.paths.NextSteps} is for packages that offer it.
 */
@NullMarked
package dev.grundy.problem.paths;

import org.jspecify.annotations.NullMarked;
