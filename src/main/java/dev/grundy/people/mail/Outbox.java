package dev.grundy.people.mail;

import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Optional;

/** Takes mails that are to be sent. A mail posted within a transaction is sent if that is committed. Thread-safe. */
@ApplicationScoped
public class Outbox {
    private final OutboxRepository outbox;
    private final MailConfig config;
    private final Clock clock;

    Outbox(OutboxRepository outbox, MailConfig config, Clock clock) {
        this.outbox = outbox;
        this.config = config;
        this.clock = clock;
    }

    /** Whether mails go to a server, and not into files of the operator's. */
    public boolean reachesPeople() {
        return config.host().isPresent();
    }

    /** To be written in the language of the request that is being worked on. */
    public void post(String kind, Optional<Long> account, String about) {
        post(kind, account, about, ReaderLanguage.now());
    }

    /**
     * @param kind    of a {@link LetterWriter}
     * @param account of the reader; empty where nobody is known: posting takes the same time then, and nothing is sent
     * @param about   details that the writer needs, at most 254 characters; no secret
     */
    public void post(String kind, Optional<Long> account, String about, PageLanguage language) {
        outbox.add(kind, account.orElse(null), about, language, clock.instant());
    }
}
