package dev.grundy.people.account;

import java.util.Optional;

/**
 * A person and the hash that their password is checked against.
 *
 * @param passwordHash empty for an account without a password
 */
public record Credentials(Person person, Optional<String> passwordHash) {
    @Override
    public String toString() {
        return "Credentials[" + person.name() + ", …]";
    }
}
