/** The results of verifying a package: checks, findings, and how they are printed. */
@NullMarked
package dev.grundy.studio.verify.outcome;

import org.jspecify.annotations.NullMarked;
