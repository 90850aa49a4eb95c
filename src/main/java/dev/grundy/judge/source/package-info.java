/** A submission to be judged: its files, its language, and the package's rules for them. Nothing is run here. */
@NullMarked
package dev.grundy.judge.source;

import org.jspecify.annotations.NullMarked;
