/**
 * One execution of a program in a cell, and what its ending means: verdict, times, memory, output.
 */
@NullMarked
package dev.grundy.judging.run;

import org.jspecify.annotations.NullMarked;
