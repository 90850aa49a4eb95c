package dev.grundy.suspension;

import dev.grundy.account.Role;

/** Somebody whom a suspension is about. */
public record Whom(long account, String name, Role role) {}
