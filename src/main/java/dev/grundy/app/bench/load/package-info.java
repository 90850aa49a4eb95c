/** The tools of benchmarks: people, problems, load, results. */
@NullMarked
package dev.grundy.app.bench.load;

import org.jspecify.annotations.NullMarked;
