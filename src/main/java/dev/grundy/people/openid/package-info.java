/**
 * Sign-in by providers (OpenID Connect): the providers, the questions to them, the identities that their answers prove, and the accounts
 * that these open. Entry points: {@link dev.grundy.people.openid.Providers} and {@link dev.grundy.people.openid.Identities}. Knows nothing
 * of pages.
 */
@NullMarked
package dev.grundy.people.openid;

import org.jspecify.annotations.NullMarked;
