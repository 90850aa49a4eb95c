package dev.grundy.people.email;

import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.PostedLetter;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Optional;
import java.util.Set;

/** Asks somebody whether the address is theirs. */
@ApplicationScoped
class ConfirmAddressWriter implements LetterWriter {
    static final String KIND = "confirm-address";

    private final EmailRepository emails;
    private final PersonalLetters letters;

    ConfirmAddressWriter(EmailRepository emails, PersonalLetters letters) {
        this.emails = emails;
        this.letters = letters;
    }

    @Override
    public Set<String> kinds() {
        return Set.of(KIND);
    }

    /** Nothing when another address is awaited by now. */
    @Override
    @Transactional
    public Optional<Letter> write(PostedLetter posted) {
        long account = posted.account().orElseThrow();
        return emails.of(account)
                .awaited()
                .filter(awaited -> awaited.value().equals(posted.about()))
                .map(awaited -> letters.letter(account, awaited, Purpose.CONFIRM));
    }
}
