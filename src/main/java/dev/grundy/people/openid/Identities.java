package dev.grundy.people.openid;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which identities open which accounts. Within the caller's transaction where there is one. Safe for use by several threads. */
@ApplicationScoped
public class Identities {
    private final IdentityRepository identities;
    private final Providers providers;
    private final Clock clock;

    Identities(IdentityRepository identities, Providers providers, Clock clock) {
        this.identities = identities;
        this.providers = providers;
        this.clock = clock;
    }

    /** The outcome of linking. */
    public enum Linking {
        LINKED,
        /** It opened that account already. */
        KNOWN,
        /** It opens another account. */
        TAKEN
    }

    /** Oldest first. */
    public List<LinkedIdentity> of(long account) {
        return identities.of(account).stream().map(this::linked).toList();
    }

    /** How many let their owner in: those of providers that are configured. */
    public long open(long account) {
        return of(account).stream().filter(LinkedIdentity::isOpen).count();
    }

    /** Those that are configured and by which the account can be entered; in the order of their names. */
    public List<Provider> providersOf(long account) {
        Set<String> issuers = identities.of(account).stream()
                .map(IdentityRepository.Row::issuer)
                .collect(Collectors.toSet());
        return providers.getAll().stream()
                .filter(provider -> issuers.contains(provider.issuer()))
                .toList();
    }

    /** The account that it opens, now that it is used; empty where it opens none. */
    public Optional<Long> use(ProvenIdentity identity) {
        return identities.used(identity.issuer(), identity.subject(), clock.instant());
    }

    public Linking link(long account, ProvenIdentity identity) {
        if (identities.link(account, identity, clock.instant())) {
            return Linking.LINKED;
        }
        return identities.find(identity.issuer(), identity.subject()).equals(Optional.of(account))
                ? Linking.KNOWN
                : Linking.TAKEN;
    }

    /** Unlinks an identity and answers the label of its provider; empty where the account has no such identity. */
    public Optional<String> unlink(long account, long id) {
        return identities.unlink(account, id).map(this::labelOf);
    }

    private LinkedIdentity linked(IdentityRepository.Row row) {
        return new LinkedIdentity(
                row.id(),
                labelOf(row.issuer()),
                providers.ofIssuer(row.issuer()).isPresent(),
                row.shownAs(),
                row.linkedAt(),
                row.usedAt());
    }

    private String labelOf(String issuer) {
        return providers.ofIssuer(issuer).map(Provider::label).orElse(issuer);
    }
}
