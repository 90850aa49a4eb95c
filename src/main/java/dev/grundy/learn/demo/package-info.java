/** The game on the front page. */
@NullMarked
package dev.grundy.learn.demo;

import org.jspecify.annotations.NullMarked;
