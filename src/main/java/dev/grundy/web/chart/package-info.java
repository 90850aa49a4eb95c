/** Drawings of numbers: bars and curves of a fixed size, as the places of their parts. Templates draw them. */
@NullMarked
package dev.grundy.web.chart;

import org.jspecify.annotations.NullMarked;
