/** The findings about a program after its verdict; they change no verdict. All kinds are in one list. */
@NullMarked
package dev.grundy.judge.explore;

import org.jspecify.annotations.NullMarked;
