/**
 * Sets of submissions judged again in the shadow by admins. Each gets a judging that counts for nobody, by the version that was
 * chosen and with the seed of the first one. When all are over, their verdicts are adopted or not. Before a version goes live, the
 * accepted submissions show so whose verdicts it would change. Entry: {@link dev.grundy.submission.rejudge.Rejudgings}.
 */
@NullMarked
package dev.grundy.submission.rejudge;

import org.jspecify.annotations.NullMarked;
