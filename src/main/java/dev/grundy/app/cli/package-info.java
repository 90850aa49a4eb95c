/**
 * The launcher's verbs: {@code up}, {@code judge}, {@code doctor} and the others that {@code ./grundy --help} lists. Entry: {@link dev.grundy.app.cli.Grundy}.
 * Everything but {@code up} works without starting the web application.
 */
@NullMarked
package dev.grundy.app.cli;

import org.jspecify.annotations.NullMarked;
