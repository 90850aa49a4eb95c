/**
 * People who may read and not write: their own data stays theirs to see and to download.
 * {@link dev.grundy.people.suspension.SuspensionFilter} alone decides it, for every request that is no question.
 */
@NullMarked
package dev.grundy.people.suspension;

import org.jspecify.annotations.NullMarked;
