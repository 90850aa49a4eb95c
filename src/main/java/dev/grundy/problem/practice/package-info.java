/**
 * Practising: sessions on a clock and what happened in them, and what is due to be done again. Other pages ask
 * {@link dev.grundy.problem.practice.Due}.
 */
@NullMarked
package dev.grundy.problem.practice;

import org.jspecify.annotations.NullMarked;
