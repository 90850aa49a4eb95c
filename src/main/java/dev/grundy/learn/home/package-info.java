/** The front page: a game and a first problem for guests; where to go on for signed-in people, which the weekly mail tells too. */
@NullMarked
package dev.grundy.learn.home;

import org.jspecify.annotations.NullMarked;
