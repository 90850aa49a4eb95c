/**
 * Packages that admins upload as zips: received in pieces, read by a judge node, kept as files from which a working copy is made.
 * Callers: the studio's pages ({@link dev.grundy.studio.upload.Uploads}), and the judge node, which reads them.
 */
@NullMarked
package dev.grundy.studio.upload;

import org.jspecify.annotations.NullMarked;
