/** Packages written in the formats of other judges. */
@NullMarked
package dev.grundy.format.exchange.export;

import org.jspecify.annotations.NullMarked;
