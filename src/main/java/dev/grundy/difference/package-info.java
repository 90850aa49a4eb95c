/**
 * How two texts differ, line by line and word by word, as pages show it. Plain values: whoever has two texts may ask. What an
 * answer costs is bounded whatever the texts are.
 */
@NullMarked
package dev.grundy.difference;

import org.jspecify.annotations.NullMarked;
