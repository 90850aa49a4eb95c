/**
 * Packages proved in the background, and the reports as pages for admins; {@link dev.grundy.studio.proof.ShownProofs} shows single ones elsewhere. Callers: packages with an archive that is to be
 * proved ({@link dev.grundy.studio.proof.Proofs}), and the judge node, which does it.
 */
@NullMarked
package dev.grundy.studio.proof;

import org.jspecify.annotations.NullMarked;
