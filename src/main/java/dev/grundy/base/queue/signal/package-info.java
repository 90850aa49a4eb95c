/** Signals of a node: woken, in trouble, measured. */
@NullMarked
package dev.grundy.base.queue.signal;

import org.jspecify.annotations.NullMarked;
