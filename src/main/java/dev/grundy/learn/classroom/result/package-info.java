/** How far a class is: students and what they were given, as a table, a file, and answers of the API. */
@NullMarked
package dev.grundy.learn.classroom.result;

import org.jspecify.annotations.NullMarked;
