/**
 * All benchmarks: what things cost on this host, as ratios to bare runs made in the same minute. Called by the command line.
 */
@NullMarked
package dev.grundy.app.bench;

import org.jspecify.annotations.NullMarked;
