/**
 * The tools that all rooms of the engine share on a host. They are results kept by content, command lines for cells, and the exception that says that
 * a fault is ours.
 */
@NullMarked
package dev.grundy.judge.host;

import org.jspecify.annotations.NullMarked;
