/**
 * What operators see: what waits and what runs where, what went wrong and what to do, as a page and as metrics.
 */
@NullMarked
package dev.grundy.app.operations;

import org.jspecify.annotations.NullMarked;
