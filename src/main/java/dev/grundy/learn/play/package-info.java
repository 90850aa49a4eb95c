/** A game that can be played in the page against perfect play: its rules, and the page. The position is in the address; nothing is kept. */
@NullMarked
package dev.grundy.learn.play;

import org.jspecify.annotations.NullMarked;
