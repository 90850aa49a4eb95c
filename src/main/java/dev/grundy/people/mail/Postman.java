package dev.grundy.people.mail;

import dev.grundy.web.frame.ReaderLanguage;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;

/**
 * Takes mails out of the outbox, has them written and hands them over, one after the other. No transaction and no connection of the
 * database is held while a mail is handed over. Used by one thread.
 */
final class Postman {
    private static final Logger LOG = Logger.getLogger(Postman.class);

    private final OutboxRepository outbox;
    private final Map<String, LetterWriter> writers;
    private final Delivery delivery;
    private final Duration givenUpAfter;
    private final Clock clock;
    private boolean failing;

    /** @param writers by their kind */
    Postman(
            OutboxRepository outbox,
            Map<String, LetterWriter> writers,
            Delivery delivery,
            Duration givenUpAfter,
            Clock clock) {
        this.outbox = outbox;
        this.writers = writers;
        this.delivery = delivery;
        this.givenUpAfter = givenUpAfter;
        this.clock = clock;
    }

    /** Sends the waiting mails, until none waits, one cannot be handed over, or it is told to stop. */
    void round(BooleanSupplier isStopping) {
        boolean goOn = true;
        while (goOn && !isStopping.getAsBoolean()) {
            goOn = outbox.take(clock.instant()).map(this::handle).orElse(false);
        }
    }

    /** Whether it is worth trying the next one now. */
    private boolean handle(PostedLetter posted) {
        if (posted.postedAt().plus(givenUpAfter).isBefore(clock.instant())) {
            LOG.errorf(
                    "Mail %d (%s) could not be sent for %s and is given up", posted.id(), posted.kind(), givenUpAfter);
            outbox.remove(posted.id());
            return true;
        }
        LetterWriter writer = writers.get(posted.kind());
        if (writer == null) {
            // A newer node knows it; it rests until that one comes along, or is given up.
            return true;
        }
        Optional<Letter> letter = ReaderLanguage.in(posted.language(), () -> writer.write(posted));
        return letter.isEmpty() ? done(posted) : deliver(posted, letter.get());
    }

    private boolean deliver(PostedLetter posted, Letter letter) {
        try {
            delivery.deliver(letter);
            if (failing) {
                failing = false;
                LOG.infof("Mails go out again by %s", delivery.place());
            }
            return done(posted);
        } catch (DeliveryException e) {
            if (e.isFinal()) {
                LOG.warnf(
                        "Mail %d (%s) was refused for good by %s: %s",
                        posted.id(), posted.kind(), delivery.place(), e.getMessage());
                return done(posted);
            }
            if (!failing) {
                failing = true;
                LOG.warnf(
                        "No mail can be handed over to %s (%s); they wait and are tried again",
                        delivery.place(), e.getMessage());
            }
            return false;
        }
    }

    private boolean done(PostedLetter posted) {
        outbox.remove(posted.id());
        return true;
    }
}
