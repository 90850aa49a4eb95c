package dev.grundy.people.account;

import dev.grundy.base.database.Query;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.tier.ClassRight;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.people.tier.Right;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The tier of the page's reader, asked for once in a request. Templates ask {@code inject:readerTier}. */
@RequestScoped
@Named("readerTier")
public class ReaderTier {
    private final CurrentAccount current;
    private final Entitlements entitlements;
    private final Clock clock;
    private @Nullable Right right;

    ReaderTier(CurrentAccount current, Entitlements entitlements, Clock clock) {
        this.current = current;
        this.entitlements = entitlements;
        this.clock = clock;
    }

    /** The account's right to a tier, an admin's too; {@link Right#FREE} for a guest. */
    public Right getRight() {
        Right known = right;
        if (known == null) {
            known = current.person()
                    .map(person -> entitlements.rightOf(person.accountId(), clock.instant()))
                    .orElse(Right.FREE);
            right = known;
        }
        return known;
    }

    /** As {@link #getRight} of somebody who is signed in, for a page that asks for more: the rest of the request knows the answer. */
    public Query<Right> query() {
        return entitlements
                .query(current.required().accountId(), clock.instant())
                .map(this::learn);
    }

    /** The rights that the reader has now by seats in their classes; none for a guest. */
    public List<ClassRight> getByClasses() {
        return current.person()
                .map(person -> entitlements.byClasses(person.accountId(), clock.instant()))
                .orElse(List.of());
    }

    private Right learn(Right found) {
        right = found;
        return found;
    }

    /** Whether the reader may use parts of the site that ask for the tier; an admin may use all. */
    public boolean has(Tier tier) {
        return current.person()
                .map(person -> person.mayUse(tier, this::isEntitled))
                .orElse(tier == Tier.FREE);
    }

    private boolean isEntitled(Tier tier) {
        return getRight().tier().includes(tier);
    }

    /** All that {@link #has}, lowest first. */
    public List<Tier> getTiers() {
        return Arrays.stream(Tier.values()).filter(this::has).toList();
    }

    /** When the reader's last right to that tier ended; empty while there is one, and if there never was. */
    public Optional<Instant> ended(Tier tier) {
        return has(tier)
                ? Optional.empty()
                : current.person().flatMap(person -> entitlements.endOf(person.accountId(), tier, clock.instant()));
    }
}
