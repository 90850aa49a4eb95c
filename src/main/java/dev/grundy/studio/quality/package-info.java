/**
 * The quality of a problem, as far as submissions and proofs tell it. That is acceptance, verdicts, tests that catch nobody, the time
 * limit, faults that survive. Read for one problem at a time from its latest submissions; nothing is stored.
 */
@NullMarked
package dev.grundy.studio.quality;

import org.jspecify.annotations.NullMarked;
