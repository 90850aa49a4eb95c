/** Texts of live problems as their readers may see them: statements, editorials, teasers. */
@NullMarked
package dev.grundy.problem.text;

import org.jspecify.annotations.NullMarked;
