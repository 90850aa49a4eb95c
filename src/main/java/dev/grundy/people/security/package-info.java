/**
 * The log of events that concern the safety of accounts. Entry point: {@link dev.grundy.people.security.SecurityLog}, which code that lets
 * somebody in, changes a way in, or refuses one tells of it. Its pages are in {@code people.account}.
 */
@NullMarked
package dev.grundy.people.security;

import org.jspecify.annotations.NullMarked;
