/** What is found out about a program after its verdict, and changes none: all kinds, in one list. */
@NullMarked
package dev.grundy.judge.explore;

import org.jspecify.annotations.NullMarked;
