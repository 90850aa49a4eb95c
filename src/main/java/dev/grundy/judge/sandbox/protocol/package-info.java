/** The conversation with the process inside a cell. */
@NullMarked
package dev.grundy.judge.sandbox.protocol;

import org.jspecify.annotations.NullMarked;
