/** What every drawing is made of: shapes, moves on them, legends. */
@NullMarked
package dev.grundy.problem.drawing.canvas;

import org.jspecify.annotations.NullMarked;
