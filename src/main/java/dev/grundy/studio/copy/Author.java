package dev.grundy.studio.copy;

import dev.grundy.people.account.Role;

/** Somebody who may write a problem, or is to. */
public record Author(long account, String name, Role role) {
    /** Whether it opens the studio to them that a copy is theirs; admins are let in anyway. */
    public boolean mayWrite() {
        return role == Role.AUTHOR || role == Role.ADMIN;
    }
}
