/**
 * Where over the parameters of its generators a program fails. It holds what came of single inputs as values, what those say plainly, and a
 * drawing of the two parameters that tell most. Plain Java. Entry: {@link dev.grundy.judge.result.phase.PhaseMap}.
 */
@NullMarked
package dev.grundy.judge.result.phase;

import org.jspecify.annotations.NullMarked;
