/** Grundy, an online judge and practice platform: one package per feature, arrows in one direction (see docs/packages.md). */
@NullMarked
package dev.grundy;

import org.jspecify.annotations.NullMarked;
