/**
 * Paths: problems in an order in which they teach, read from {@code problems/paths}, their pages, and which problem comes next for
 * a person. {@link dev.grundy.path.NextSteps} is for packages that offer it.
 */
@NullMarked
package dev.grundy.path;

import org.jspecify.annotations.NullMarked;
