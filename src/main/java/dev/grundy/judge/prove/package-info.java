/**
 * Single programs of a package on single tests, regardless of the others: what proving a package asks for.
 */
@NullMarked
package dev.grundy.judge.prove;

import org.jspecify.annotations.NullMarked;
