/** Classes: who teaches, who learns, and what a reader may see of one. */
@NullMarked
package dev.grundy.learn.classroom;

import org.jspecify.annotations.NullMarked;
