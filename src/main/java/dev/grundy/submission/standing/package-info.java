/**
 * Where an accepted program stands among the others in its language: how much time and memory those need, as a drawing. Asked
 * of the newest programs alone, so that it costs the same however many there are.
 */
@NullMarked
package dev.grundy.submission.standing;

import org.jspecify.annotations.NullMarked;
