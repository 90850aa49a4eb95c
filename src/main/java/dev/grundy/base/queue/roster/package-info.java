/**
 * Which nodes there are, what each can judge and how busy it is.
 */
@NullMarked
package dev.grundy.base.queue.roster;

import org.jspecify.annotations.NullMarked;
