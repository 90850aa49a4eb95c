/** Commands about problems: written, judged, verified, exchanged. */
@NullMarked
package dev.grundy.app.cli.problem;

import org.jspecify.annotations.NullMarked;
