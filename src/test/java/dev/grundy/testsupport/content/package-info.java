/** What a class of tests depends on, as a hash: a class that was green needs no second run while its content stays the same. */
@NullMarked
package dev.grundy.testsupport.content;

import org.jspecify.annotations.NullMarked;
