/** Plain English: what can be counted of it, and what the texts of problems keep to. */
@NullMarked
package dev.grundy.format.prose;

import org.jspecify.annotations.NullMarked;
