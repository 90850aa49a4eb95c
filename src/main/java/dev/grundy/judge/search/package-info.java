/**
 * The smallest input on which a program fails: tiny instances, the package's tests, shrinking.
 */
@NullMarked
package dev.grundy.judge.search;

import org.jspecify.annotations.NullMarked;
