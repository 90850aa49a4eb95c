/** The people of a class: joining, invitations, the roster, and leaving. */
@NullMarked
package dev.grundy.learn.classroom.people;

import org.jspecify.annotations.NullMarked;
