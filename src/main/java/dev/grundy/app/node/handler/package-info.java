/** One handler for each kind of work: it asks the engine and writes the result. */
@NullMarked
package dev.grundy.app.node.handler;

import org.jspecify.annotations.NullMarked;
