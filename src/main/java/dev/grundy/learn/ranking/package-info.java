/** The ranking of people who show their profile to everybody, computed every few minutes. */
@NullMarked
package dev.grundy.learn.ranking;

import org.jspecify.annotations.NullMarked;
