/**
 * The judge queue: rows of the table {@code judging}, claimed under leases.
 *
 * <p>Theory of operation. A judging is {@code queued}, {@code running} or {@code finished}; the row is the only truth. A
 * worker claims the first queued row (lane, then fair rank) in one statement that skips rows others are claiming; the claim
 * draws a fencing token and a lease. The node's heartbeat renews its leases. Whoever finds an expired lease puts the row
 * back, or ends it as a judge error after three tries. Every write about a running judging names its token: who lost the lease changes
 * nothing. NOTIFY on {@code judging_queued} wakes workers, on {@code judging_changed} pages; both also poll once a second.
 */
@NullMarked
package dev.grundy.submission.queue;

import org.jspecify.annotations.NullMarked;
