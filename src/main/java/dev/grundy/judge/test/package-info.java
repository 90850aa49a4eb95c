/**
 * A submission on one test: single passes, several, or a conversation with an interactor, and the time it is given.
 */
@NullMarked
package dev.grundy.judge.test;

import org.jspecify.annotations.NullMarked;
