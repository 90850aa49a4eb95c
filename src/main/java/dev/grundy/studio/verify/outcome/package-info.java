/** What verifying a package found out: checks, findings, and how they are printed. */
@NullMarked
package dev.grundy.studio.verify.outcome;

import org.jspecify.annotations.NullMarked;
