/**
 * Value types that every feature may use and that use none of them: sizes, hashes, slugs.
 * Anything here is immutable, checks itself when made, and is safe to share between threads.
 */
@NullMarked
package dev.grundy.base.kernel;

import org.jspecify.annotations.NullMarked;
