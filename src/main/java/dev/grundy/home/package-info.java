/** The front page: a game and a first problem for guests; where to go on for whoever is signed in. */
@NullMarked
package dev.grundy.home;

import org.jspecify.annotations.NullMarked;
