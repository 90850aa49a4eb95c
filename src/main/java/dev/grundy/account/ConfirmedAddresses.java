package dev.grundy.account;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Where mails to people go. Thread-safe. */
@ApplicationScoped
public class ConfirmedAddresses {
    private final EmailRepository emails;

    ConfirmedAddresses(EmailRepository emails) {
        this.emails = emails;
    }

    /** The address that the account's owner has confirmed; empty where they have given none, or not confirmed it. */
    public Optional<String> of(long account) {
        return emails.of(account).confirmed().map(EmailAddress::value);
    }
}
