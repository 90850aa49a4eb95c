package dev.grundy.people.email;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.validation.Validator;
import java.util.Optional;

/** Reads e-mail addresses, by the rules of Hibernate Validator. Thread-safe. */
@ApplicationScoped
public class EmailAddresses {
    private final Validator validator;

    EmailAddresses(Validator validator) {
        this.validator = validator;
    }

    /** Blanks around it are left out, and an international domain is told in ASCII; empty when that is no address. */
    public Optional<EmailAddress> parse(String text) {
        EmailAddress address = new EmailAddress(EmailAddress.inAscii(text.strip()));
        // Length first: the library's patterns never see a text that is too long.
        return address.value().length() <= EmailAddress.LONGEST
                        && !address.value().isEmpty()
                        && validator.validate(address).isEmpty()
                ? Optional.of(address)
                : Optional.empty();
    }
}
