package dev.grundy.suspension;

import dev.grundy.account.Role;

/** The person that a suspension is about. */
public record Whom(long account, String name, Role role) {}
