/**
 * The model of a problem package. Immutable records hold what a package says in any version of the
 * format, with the format's defaults filled in. Nothing here runs a program; paths point into the
 * package's directory, which must stay unchanged while its model is in use.
 * Start at {@link dev.grundy.format.pack.ProblemPackage}.
 */
@NullMarked
package dev.grundy.format.pack;

import org.jspecify.annotations.NullMarked;
