/** Errors as pages for people and as problem details (RFC 9457) for programs. */
@NullMarked
package dev.grundy.web.error;

import org.jspecify.annotations.NullMarked;
