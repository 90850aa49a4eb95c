/**
 * Solves by the version that is live and by earlier ones. Which a solve is follows from what it was judged by
 * ({@code changed_solve}). Those by an earlier version are judged again in the shadow, a few at a time, while a judge idles. Nodes that serve
 * pages ask for that ({@link dev.grundy.submission.solves.SolveCheckRepository}). Nothing that somebody has earned depends on it. Entry for pages:
 * {@link dev.grundy.submission.solves.SolveRepository}, and {@code inject:solves} in templates.
 */
@NullMarked
package dev.grundy.submission.solves;

import org.jspecify.annotations.NullMarked;
