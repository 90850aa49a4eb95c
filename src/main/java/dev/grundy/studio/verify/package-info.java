/**
 * Proving a package: every {@link dev.grundy.studio.verify.outcome.Check} has a name, and finds faults with their remedies. Entry:
 * {@link dev.grundy.studio.verify.Verification}, whose report prints as text and as JSON. Plain Java; starts untrusted programs (in cells),
 * so no request thread comes here. A trial is remembered by content.
 */
@NullMarked
package dev.grundy.studio.verify;

import org.jspecify.annotations.NullMarked;
