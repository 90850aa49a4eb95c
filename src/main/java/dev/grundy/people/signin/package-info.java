/**
 * Signing in and out: the steps, the browsers that are signed in, and the person who asks in a request. Entry point:
 * {@link dev.grundy.people.signin.SignIns}.
 */
@NullMarked
package dev.grundy.people.signin;

import org.jspecify.annotations.NullMarked;
