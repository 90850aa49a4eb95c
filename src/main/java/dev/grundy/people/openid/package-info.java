/**
 * Sign-in by providers (OpenID Connect): which there are, where they are asked, what their answers prove, and whose account that opens. Entry
 * points: {@link dev.grundy.people.openid.Providers} and {@link dev.grundy.people.openid.Identities}. Knows nothing of pages.
 */
@NullMarked
package dev.grundy.people.openid;

import org.jspecify.annotations.NullMarked;
