/** {@code ./grundy user …}: a class for each thing that an operator does to an account. */
@NullMarked
package dev.grundy.app.cli.user;

import org.jspecify.annotations.NullMarked;
