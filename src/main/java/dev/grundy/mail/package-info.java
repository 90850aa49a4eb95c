/**
 * Mails: posted in the transaction of what they tell of, written and sent after it by a loop, by SMTP or into files.
 * Entry point: {@link dev.grundy.mail.Outbox}; a package with something to say brings a {@link dev.grundy.mail.LetterWriter}.
 */
@NullMarked
package dev.grundy.mail;

import org.jspecify.annotations.NullMarked;
