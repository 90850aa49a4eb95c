/** Where over the parameters of its generators a program fails. Entry: {@link dev.grundy.judging.phase.PhaseMapping}. */
@NullMarked
package dev.grundy.judging.phase;

import org.jspecify.annotations.NullMarked;
