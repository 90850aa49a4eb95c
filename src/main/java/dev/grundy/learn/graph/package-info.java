/** State graphs of games that were solved: which instances there are, kept, and failed. */
@NullMarked
package dev.grundy.learn.graph;

import org.jspecify.annotations.NullMarked;
