package dev.grundy.people.admin;

import dev.grundy.people.account.Role;
import java.time.Instant;

/**
 * A person in a list.
 *
 * @param email confirmed; empty without one
 * @param key   the value by which the list is ordered
 */
record PersonLine(String name, Role role, Instant registeredAt, String email, String key) {}
