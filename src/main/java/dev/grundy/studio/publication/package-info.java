/** A working copy goes live, or its author asks for that. */
@NullMarked
package dev.grundy.studio.publication;

import org.jspecify.annotations.NullMarked;
