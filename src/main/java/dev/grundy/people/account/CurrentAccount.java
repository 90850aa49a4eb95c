package dev.grundy.people.account;

import io.quarkus.security.identity.CurrentIdentityAssociation;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.Principal;
import java.util.Optional;

/** Answers who the current request comes from. Usable only while a request is being worked on, on a blocking thread. */
@ApplicationScoped
public class CurrentAccount {
    private final CurrentIdentityAssociation identity;

    CurrentAccount(CurrentIdentityAssociation identity) {
        this.identity = identity;
    }

    /** The signed-in person; empty for a guest. */
    public Optional<Person> person() {
        Principal principal = identity.getIdentity().getPrincipal();
        return principal instanceof Person person ? Optional.of(person) : Optional.empty();
    }

    /**
     * The signed-in person, behind an annotation that lets nobody else in.
     *
     * @throws IllegalStateException for a guest: the annotation is missing
     */
    public Person required() {
        return person().orElseThrow(
                        () -> new IllegalStateException("no one is signed in: the endpoint lacks @Authenticated"));
    }
}
