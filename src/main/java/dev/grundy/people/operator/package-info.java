/** Pages that the operator of a site writes: terms, privacy, imprint, contact. */
@NullMarked
package dev.grundy.people.operator;

import org.jspecify.annotations.NullMarked;
