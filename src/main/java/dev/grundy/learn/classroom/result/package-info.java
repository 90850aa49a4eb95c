/** How far a class is: students and their assignments, as a table, a file, and answers of the API. */
@NullMarked
package dev.grundy.learn.classroom.result;

import org.jspecify.annotations.NullMarked;
