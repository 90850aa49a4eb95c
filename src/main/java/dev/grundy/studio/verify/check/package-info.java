/** Checks of a package's content: texts, tests, rules, answers, starters. */
@NullMarked
package dev.grundy.studio.verify.check;

import org.jspecify.annotations.NullMarked;
