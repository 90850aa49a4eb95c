/**
 * Programs that people have written and not sent: one text per person, problem and language, kept on the server after a pause in typing.
 * The browser keeps it too, with each keystroke; {@code js/drafts.js} joins the two.
 */
@NullMarked
package dev.grundy.submission.draft;

import org.jspecify.annotations.NullMarked;
