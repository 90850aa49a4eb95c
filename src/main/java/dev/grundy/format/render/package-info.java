/**
 * Turns the texts of packages (markdown, LaTeX) into HTML that is safe to show. Math becomes MathML, images get the address under which the caller
 * serves them, and everything passes an allow-list at the end. A part that cannot be rendered is shown as its source with a note. Entry: {@link
 * dev.grundy.format.render.StatementRenderer}.
 */
@NullMarked
package dev.grundy.format.render;

import org.jspecify.annotations.NullMarked;
