/** Mails that people choose: their kinds, their recipients, and the link in each that stops it. */
@NullMarked
package dev.grundy.people.email.choice;

import org.jspecify.annotations.NullMarked;
