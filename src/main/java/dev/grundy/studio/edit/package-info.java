/** Files of a working copy in the browser: shown, written, drawn, and checked without a judge. */
@NullMarked
package dev.grundy.studio.edit;

import org.jspecify.annotations.NullMarked;
