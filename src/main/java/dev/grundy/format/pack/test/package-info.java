/** Test data of a package, as values: cases, groups, settings, and where inputs and answers come from. */
@NullMarked
package dev.grundy.format.pack.test;

import org.jspecify.annotations.NullMarked;
