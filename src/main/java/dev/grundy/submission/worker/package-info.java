/**
 * What a node that judges does: claims judgings, works them through, keeps its leases, hands them back when it stops.
 * {@link dev.grundy.submission.worker.JudgeNode} is plain Java; {@code NodeLifecycle} starts and stops it with the application.
 * This is the only part of submission that runs what people sent.
 */
@NullMarked
package dev.grundy.submission.worker;

import org.jspecify.annotations.NullMarked;
