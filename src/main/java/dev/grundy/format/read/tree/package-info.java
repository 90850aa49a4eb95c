/** Files of a package as they lie in a directory or an archive, and words in them. */
@NullMarked
package dev.grundy.format.read.tree;

import org.jspecify.annotations.NullMarked;
