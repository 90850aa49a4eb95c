/**
 * What all rooms of the engine need of the host. That is results kept by content, command lines for cells, and the exception
 * that says that a fault is ours.
 */
@NullMarked
package dev.grundy.judge.host;

import org.jspecify.annotations.NullMarked;
