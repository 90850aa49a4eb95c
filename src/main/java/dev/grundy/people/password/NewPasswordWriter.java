package dev.grundy.people.password;

import dev.grundy.people.email.EmailRepository;
import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.people.email.MailLinkRepository;
import dev.grundy.people.email.PersonalLetters;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.PostedLetter;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** Brings the link for a new password. */
@ApplicationScoped
public class NewPasswordWriter implements LetterWriter {
    public static final String KIND = "new-password";

    /**
     * Links made for one account within {@link #WINDOW} after which no further mail is begun, regardless of the sender. A mailbox is not to be
     * filled by strangers. Each try to send a mail makes one.
     */
    static final int MOST = 5;

    private static final Duration WINDOW = Duration.ofHours(1);

    private final EmailRepository emails;
    private final MailLinkRepository links;
    private final PersonalLetters letters;
    private final Clock clock;

    NewPasswordWriter(EmailRepository emails, MailLinkRepository links, PersonalLetters letters, Clock clock) {
        this.emails = emails;
        this.links = links;
        this.letters = letters;
        this.clock = clock;
    }

    @Override
    public Set<String> kinds() {
        return Set.of(KIND);
    }

    /** Nothing for nobody, and for a person without a confirmed address. */
    @Override
    @Transactional
    public Optional<Letter> write(PostedLetter posted) {
        return posted.account()
                .filter(account -> posted.tries() > 1 || mayBegin(account))
                .flatMap(account ->
                        emails.of(account).confirmed().map(address -> letters.letter(account, address, Purpose.RESET)));
    }

    private boolean mayBegin(long account) {
        return links.madeSince(account, Purpose.RESET, clock.instant().minus(WINDOW)) < MOST;
    }
}
