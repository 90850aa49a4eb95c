/**
 * The queue of work that nodes share, and the roster of those nodes. Knows no kind of work's meaning.
 */
@NullMarked
package dev.grundy.base.queue;

import org.jspecify.annotations.NullMarked;
