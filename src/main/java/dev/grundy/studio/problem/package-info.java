/** The studio's front page, the general settings of a problem, and its authors. */
@NullMarked
package dev.grundy.studio.problem;

import org.jspecify.annotations.NullMarked;
