/** A Grundy elsewhere, asked over its API with a token: what {@code ./grundy submit} does. Plain Java. */
@NullMarked
package dev.grundy.app.remote;

import org.jspecify.annotations.NullMarked;
