/**
 * One execution of a program in a cell, and what its ending means: verdict, times, memory, output.
 */
@NullMarked
package dev.grundy.judge.run;

import org.jspecify.annotations.NullMarked;
