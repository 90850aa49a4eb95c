/** What a cell is asked to run, the files that it is given, and what came of it. */
@NullMarked
package dev.grundy.judge.sandbox.command;

import org.jspecify.annotations.NullMarked;
