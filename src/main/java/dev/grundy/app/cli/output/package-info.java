/** The output that all commands share: progress, exit codes, errors that were foreseen. */
@NullMarked
package dev.grundy.app.cli.output;

import org.jspecify.annotations.NullMarked;
