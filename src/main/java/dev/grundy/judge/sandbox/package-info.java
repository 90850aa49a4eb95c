/**
 * Cells: the only code that starts processes which run other people's programs.
 *
 * <p>Theory of operation: {@link dev.grundy.judge.sandbox.Cells} keeps one {@link dev.grundy.judge.sandbox.Cell} per core. A cell
 * is a bubblewrap sandbox, its walls made once, with the runner {@code cell} (src/main/c/cell) as pid 1 inside and in
 * cgroups of its own. A {@link dev.grundy.judge.sandbox.command.Command} goes to the runner as one frame over its standard input; the
 * {@link dev.grundy.judge.sandbox.command.RunOutcome} comes back as frames on its standard output. Big inputs and compiled programs pass
 * by name through the {@link dev.grundy.judge.sandbox.command.Store}, which cells see read-only.
 *
 * <p>The program's doings are an outcome; a failure of ours is a {@link dev.grundy.judge.sandbox.command.SandboxException}. Callers: judging,
 * authoring's checks and the launcher.
 */
@NullMarked
package dev.grundy.judge.sandbox;

import org.jspecify.annotations.NullMarked;
