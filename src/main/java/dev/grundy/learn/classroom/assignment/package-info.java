/** Assignments of classes: problems with an opening, a due date and a rule; and how far each student is with them. */
@NullMarked
package dev.grundy.learn.classroom.assignment;

import org.jspecify.annotations.NullMarked;
