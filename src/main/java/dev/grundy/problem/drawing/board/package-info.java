/** Boards: one class for each way in which an instance is drawn. */
@NullMarked
package dev.grundy.problem.drawing.board;

import org.jspecify.annotations.NullMarked;
