/** The operator's view: work that waits or runs, and faults with their cures, as a page and as metrics. */
@NullMarked
package dev.grundy.app.operations;

import org.jspecify.annotations.NullMarked;
