/**
 * Accounts: names, roles, time zones, the person who asks in a request, and the answers to refused attempts. Entry points:
 * {@link dev.grundy.people.account.CurrentAccount} and {@link dev.grundy.people.account.Person}.
 */
@NullMarked
package dev.grundy.people.account;

import org.jspecify.annotations.NullMarked;
