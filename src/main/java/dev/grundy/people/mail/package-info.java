/**
 * Mails: posted in the transaction that they tell of, written and sent after it by a loop, by SMTP or into files. Entry point:
 * {@link dev.grundy.people.mail.Outbox}; a package with something to say brings a {@link dev.grundy.people.mail.LetterWriter}.
 */
@NullMarked
package dev.grundy.people.mail;

import org.jspecify.annotations.NullMarked;
