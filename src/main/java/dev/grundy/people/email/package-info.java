/**
 * Addresses of people: given, confirmed by a link in a mail, and the mails to them. Entry points: {@link dev.grundy.people.email.Emails},
 * {@link dev.grundy.people.email.AccountNotice} and {@link dev.grundy.people.email.PersonalLetters}.
 */
@NullMarked
package dev.grundy.people.email;

import org.jspecify.annotations.NullMarked;
