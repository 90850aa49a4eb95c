/** Checks of programs: submissions of a package, mutants, counterexamples, planted faults. */
@NullMarked
package dev.grundy.studio.verify.attempt;

import org.jspecify.annotations.NullMarked;
