/**
 * People who may read and not write: what they did stays theirs to see and to take along. {@link dev.grundy.people.suspension.SuspensionFilter}
 * alone decides it, for every request that is no question.
 */
@NullMarked
package dev.grundy.people.suspension;

import org.jspecify.annotations.NullMarked;
