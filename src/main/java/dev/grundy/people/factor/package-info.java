/** Second factors, shown beside a password: codes of an app (RFC 6238) and recovery codes. Knows nothing of pages. */
@NullMarked
package dev.grundy.people.factor;

import org.jspecify.annotations.NullMarked;
