package dev.grundy.people.suspension;

import dev.grundy.people.account.Role;

/** The person that a suspension is about. */
public record NamedAccount(long account, String name, Role role) {}
