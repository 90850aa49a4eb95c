/** Grundy, an online judge and practice platform: ten wings of packages, arrows in one direction (see DESIGN.md and docs/packages.md). */
@NullMarked
package dev.grundy;

import org.jspecify.annotations.NullMarked;
