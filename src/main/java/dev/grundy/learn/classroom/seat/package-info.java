/**
 * The tier that a class has for its members, and its seats. Admins grant it; entry point: {@link dev.grundy.learn.classroom.seat.ClassTiers}. The
 * rights themselves are read by {@link dev.grundy.people.tier.Entitlements}.
 */
@NullMarked
package dev.grundy.learn.classroom.seat;

import org.jspecify.annotations.NullMarked;
