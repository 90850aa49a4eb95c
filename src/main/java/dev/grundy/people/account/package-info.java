/**
 * Accounts: names, roles, time zones, who is asking in a request, and what a refused attempt is told.
 * Entry points: {@link dev.grundy.people.account.CurrentAccount} and {@link dev.grundy.people.account.Person}.
 */
@NullMarked
package dev.grundy.people.account;

import org.jspecify.annotations.NullMarked;
