/** Classes that each break one of the house's rules on purpose: what {@code ArchitectureTest} must see. */
@NullMarked
package dev.grundy.planted;

import org.jspecify.annotations.NullMarked;
