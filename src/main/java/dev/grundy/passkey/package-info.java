/** Passkeys (WebAuthn): what devices are asked, and what is made of their answers. Knows nothing of pages. */
@NullMarked
package dev.grundy.passkey;

import org.jspecify.annotations.NullMarked;
