/** HTML of our own: what is safe, samples, formulas, addresses. */
@NullMarked
package dev.grundy.format.render.html;

import org.jspecify.annotations.NullMarked;
