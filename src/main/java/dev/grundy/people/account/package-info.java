/**
 * People: registering, signing in and out, passwords, roles, and who is asking in a request.
 * Entry points: {@link dev.grundy.people.account.CurrentAccount} for pages, {@link dev.grundy.people.account.Accounts} for the command line.
 */
@NullMarked
package dev.grundy.people.account;

import org.jspecify.annotations.NullMarked;
