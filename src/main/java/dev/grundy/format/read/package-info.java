/**
 * Reads problem packages, directories or zip archives, of every version in {@link dev.grundy.format.pack.FormatVersion}
 * and with our own additions. All that is wrong becomes a {@link dev.grundy.format.pack.Fault} with file, line and cure;
 * no content of a package makes a reader throw. Entry: {@link dev.grundy.format.read.PackageReader}.
 */
@NullMarked
package dev.grundy.format.read;

import org.jspecify.annotations.NullMarked;
