/** Failing inputs that people found become tests of a package. */
@NullMarked
package dev.grundy.studio.intake;

import org.jspecify.annotations.NullMarked;
