package dev.grundy.people.credential;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.openid.Identities;
import dev.grundy.people.passkey.Passkeys;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Optional;
import java.util.function.Supplier;

/** The ways into an account: a password, passkeys, identities of providers. Safe for use by several threads. */
@ApplicationScoped
public class WaysIn {
    private final AccountRepository accounts;
    private final Passkeys passkeys;
    private final Identities identities;

    WaysIn(AccountRepository accounts, Passkeys passkeys, Identities identities) {
        this.accounts = accounts;
        this.passkeys = passkeys;
        this.identities = identities;
    }

    /** The outcome of removing a way in. */
    public sealed interface Removal {
        /** @param name its name until then */
        record Done(String name) implements Removal {}

        record Nothing() implements Removal {}

        /** It is the last, and stays. */
        record Last() implements Removal {}
    }

    /**
     * Removes one, unless none would be left. Of two that are removed at once the second sees that the first has gone.
     *
     * @param removal answers its name; empty where there is no such
     */
    @Transactional
    public Removal remove(long account, Supplier<Optional<String>> removal) {
        accounts.lock(account);
        Optional<String> name = removal.get();
        if (name.isEmpty()) {
            return new Removal.Nothing();
        }
        if (!accounts.hasPassword(account) && passkeys.of(account).isEmpty() && identities.open(account) == 0) {
            QuarkusTransaction.setRollbackOnly();
            return new Removal.Last();
        }
        return new Removal.Done(name.get());
    }
}
