/** Where over the parameters of its generators a program fails. Entry: {@link dev.grundy.judge.explore.phase.PhaseMapping}. */
@NullMarked
package dev.grundy.judge.explore.phase;

import org.jspecify.annotations.NullMarked;
