package dev.grundy.people.api;

import java.util.Set;

/**
 * A token that somebody wants to be made.
 *
 * @param name   by which its owner knows it, 1 to 60 characters
 * @param scopes at least one
 */
record NewToken(String name, Set<Scope> scopes, Lifetime lifetime) {
    static final int LONGEST_NAME = 60;

    NewToken {
        if (name.isBlank() || name.length() > LONGEST_NAME || scopes.isEmpty()) {
            throw new IllegalArgumentException("a token has a name of 1 to 60 characters and at least one scope");
        }
        scopes = Set.copyOf(scopes);
    }
}
