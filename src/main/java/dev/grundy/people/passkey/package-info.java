/** Passkeys (WebAuthn): what devices are asked, and what is made of their answers. Knows nothing of pages. */
@NullMarked
package dev.grundy.people.passkey;

import org.jspecify.annotations.NullMarked;
