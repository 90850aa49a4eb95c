/** Signing in with a provider (OpenID Connect): pages, and which identities open an account. */
@NullMarked
package dev.grundy.people.identity;

import org.jspecify.annotations.NullMarked;
