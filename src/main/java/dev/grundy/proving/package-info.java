/**
 * Packages proved in the background, and the reports as pages for admins; {@link dev.grundy.proving.ShownProofs} shows single ones elsewhere. Callers: packages with an archive that is to be
 * proved ({@link dev.grundy.proving.Proofs}), and the judge node, which does it.
 */
@NullMarked
package dev.grundy.proving;

import org.jspecify.annotations.NullMarked;
