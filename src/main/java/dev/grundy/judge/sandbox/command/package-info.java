/** Commands for cells, the files that cells are given, and the outcomes. */
@NullMarked
package dev.grundy.judge.sandbox.command;

import org.jspecify.annotations.NullMarked;
