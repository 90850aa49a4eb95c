/**
 * A node that judges: it claims what waits in the queue and works it off with the engine. The only package that joins the two;
 * nothing uses it but the command line and the benchmarks, so no request thread reaches what starts programs.
 */
@NullMarked
package dev.grundy.app.node;

import org.jspecify.annotations.NullMarked;
