/**
 * People: registering, signing in and out, passwords, roles, and who is asking in a request.
 * Entry points: {@link dev.grundy.account.CurrentAccount} for pages, {@link dev.grundy.account.Accounts} for the command line.
 */
@NullMarked
package dev.grundy.account;

import org.jspecify.annotations.NullMarked;
