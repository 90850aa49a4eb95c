/** What tests of several features share: the database, situations, clocks. */
@NullMarked
package dev.grundy.testsupport;

import org.jspecify.annotations.NullMarked;
