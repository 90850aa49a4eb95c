package dev.grundy.people.subscription;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.ReaderTier;
import dev.grundy.people.subscription.SubscriptionRepository.Kept;
import dev.grundy.people.tier.Right;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Times;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;

/** The end of the reader's tier, and the event at that time. Templates ask {@code inject:paying}. */
@RequestScoped
@Named("paying")
public class Paying {
    private final CurrentAccount current;
    private final ReaderTier reader;
    private final SubscriptionRepository subscriptions;
    private final Times times;
    private final Clock clock;

    Paying(CurrentAccount current, ReaderTier reader, SubscriptionRepository subscriptions, Times times, Clock clock) {
        this.current = current;
        this.reader = reader;
        this.subscriptions = subscriptions;
        this.times = times;
        this.clock = clock;
    }

    /**
     * An instant at which something changes.
     *
     * @param text for the reader, with the day
     */
    public record Turn(Instant at, String text) {}

    /** Empty for a tier without an end. For a tier that is renewed it is the next payment: the right outlasts it for the time of grace. */
    public Optional<Turn> getTurn() {
        Right right = reader.getRight();
        return right.isEndless()
                ? Optional.empty()
                : Optional.of(paidFor(right).findFirst().orElseGet(() -> turn(right.until(), "tier-until")));
    }

    private Stream<Turn> paidFor(Right right) {
        return current.person().map(Person::accountId).map(subscriptions::of).stream()
                .flatMap(kept -> kept.stream())
                .filter(one -> one.isOn(clock.instant()) && one.tier().equals(Optional.of(right.tier())))
                .filter(one -> one.endsAt().filter(right.until()::equals).isPresent())
                .flatMap(this::turn);
    }

    private Stream<Turn> turn(Kept kept) {
        return kept.state() == State.PAST_DUE
                ? kept.endsAt().map(end -> turn(end, "tier-unpaid")).stream()
                : kept.renewsAt().map(due -> turn(due, "tier-renews")).stream();
    }

    private Turn turn(Instant at, String key) {
        return new Turn(at, Texts.of(key, times.date(at)));
    }
}
