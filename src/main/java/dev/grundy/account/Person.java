package dev.grundy.account;

import java.security.Principal;

/** The signed-in person a request comes from. */
public record Person(long accountId, String name, Role role, boolean mustChangePassword) implements Principal {
    @Override
    public String getName() {
        return name;
    }

    public boolean isAdmin() {
        return role == Role.ADMIN;
    }
}
