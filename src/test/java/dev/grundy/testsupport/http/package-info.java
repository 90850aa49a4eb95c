/** A client of HTTP for tests: asks the application under test, and says what it answered. */
@NullMarked
package dev.grundy.testsupport.http;

import org.jspecify.annotations.NullMarked;
