/** Passkeys (WebAuthn): the questions for devices, and the checks of their answers. Knows nothing of pages. */
@NullMarked
package dev.grundy.people.passkey;

import org.jspecify.annotations.NullMarked;
