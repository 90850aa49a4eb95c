/** The host below the cells: control groups, walls, cores, and what is found missing. */
@NullMarked
package dev.grundy.judge.sandbox.host;

import org.jspecify.annotations.NullMarked;
