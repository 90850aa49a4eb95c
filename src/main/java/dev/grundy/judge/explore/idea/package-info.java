/** Whether a program answers like one of the package's wrong ones that say their idea. */
@NullMarked
package dev.grundy.judge.explore.idea;

import org.jspecify.annotations.NullMarked;
