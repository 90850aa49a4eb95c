/** Classes: their teachers and students, and the parts of a class that a reader may see. */
@NullMarked
package dev.grundy.learn.classroom;

import org.jspecify.annotations.NullMarked;
