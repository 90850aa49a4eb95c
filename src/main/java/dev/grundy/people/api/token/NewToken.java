package dev.grundy.people.api.token;

import java.util.Set;

/**
 * A token that somebody wants to be made.
 *
 * @param name   by which its owner knows it, 1 to 60 characters
 * @param scopes at least one
 */
public record NewToken(String name, Set<Scope> scopes, Lifetime lifetime) {
    public static final int LONGEST_NAME = 60;

    public NewToken {
        if (name.isBlank() || name.length() > LONGEST_NAME || scopes.isEmpty()) {
            throw new IllegalArgumentException("a token has a name of 1 to 60 characters and at least one scope");
        }
        scopes = Set.copyOf(scopes);
    }
}
