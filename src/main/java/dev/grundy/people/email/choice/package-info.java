/** Mails that people choose: which there are, who gets one, and the link in each that stops it. */
@NullMarked
package dev.grundy.people.email.choice;

import org.jspecify.annotations.NullMarked;
