/**
 * The results of a proof of a package, as values that are stored, printed and shown by packages that run nothing. Pages must not reach the
 * code that proves.
 */
@NullMarked
package dev.grundy.studio.verify.report;

import org.jspecify.annotations.NullMarked;
