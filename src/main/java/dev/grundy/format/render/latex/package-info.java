/** Statements in LaTeX, as packages of others bring them. */
@NullMarked
package dev.grundy.format.render.latex;

import org.jspecify.annotations.NullMarked;
