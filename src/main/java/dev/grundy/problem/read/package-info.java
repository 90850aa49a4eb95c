/**
 * Reads problem packages, directories or zip archives, of every version in {@link dev.grundy.problem.pack.FormatVersion}
 * and with our own additions. All that is wrong becomes a {@link dev.grundy.problem.pack.Fault} with file, line and cure;
 * no content of a package makes a reader throw. Entry: {@link dev.grundy.problem.read.PackageReader}.
 */
@NullMarked
package dev.grundy.problem.read;

import org.jspecify.annotations.NullMarked;
