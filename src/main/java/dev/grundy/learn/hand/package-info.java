/**
 * By hand: small instances that idle nodes make ahead. Each is given to one person, answered in a form, checked against the
 * reference solver's answer and explained afterwards. Nodes fill the pools through {@link dev.grundy.learn.hand.HandInstanceRepository};
 * pages ask {@link dev.grundy.learn.hand.Answering}.
 */
@NullMarked
package dev.grundy.learn.hand;

import org.jspecify.annotations.NullMarked;
