/** How the judge stands: its nodes, its queue, the figures of the day. */
@NullMarked
package dev.grundy.submission.status;

import org.jspecify.annotations.NullMarked;
