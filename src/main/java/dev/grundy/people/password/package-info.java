/** Passwords: hashed, checked, given by an operator. Entry point: {@link dev.grundy.people.password.Accounts}. */
@NullMarked
package dev.grundy.people.password;

import org.jspecify.annotations.NullMarked;
