/** A Grundy elsewhere, asked over its API with a token: what {@code ./grundy submit} does. Plain Java. */
@NullMarked
package dev.grundy.remote;

import org.jspecify.annotations.NullMarked;
