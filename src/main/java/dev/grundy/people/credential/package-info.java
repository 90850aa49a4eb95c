/**
 * Changes of how somebody signs in: password, address, second factor, passkeys. Each asks for a credential afresh.
 * Entry point: {@link dev.grundy.people.credential.StepUp}.
 */
@NullMarked
package dev.grundy.people.credential;

import org.jspecify.annotations.NullMarked;
