/** The package that a new problem begins with: complete, but for what only its author can write. */
@NullMarked
package dev.grundy.format.template;

import org.jspecify.annotations.NullMarked;
