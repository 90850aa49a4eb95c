/** The games of problems, played in the page against perfect play. The position is in the address; nothing is kept. */
@NullMarked
package dev.grundy.learn.play;

import org.jspecify.annotations.NullMarked;
