/** The parts of every drawing: shapes, moves on them, legends. */
@NullMarked
package dev.grundy.problem.drawing.canvas;

import org.jspecify.annotations.NullMarked;
