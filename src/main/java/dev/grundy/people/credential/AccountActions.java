package dev.grundy.people.credential;

import dev.grundy.people.account.AccountConfig;
import dev.grundy.people.account.Role;
import dev.grundy.people.account.RoleRepository;
import dev.grundy.people.account.TokensEnding;
import dev.grundy.people.email.AccountNotice;
import dev.grundy.people.mail.Outbox;
import dev.grundy.people.password.OneTimePassword;
import dev.grundy.people.signin.SignIns;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * Actions of others on an account: end its sign-ins, change its role, give it a one-time password. Within a transaction of the caller's,
 * who calls {@link #forgetRemembered} after it, and tells the logs. Safe for use by several threads.
 */
@ApplicationScoped
public class AccountActions {
    private final SignIns signIns;
    private final RoleRepository roles;
    private final Outbox outbox;
    private final Event<TokensEnding> tokensEnding;
    private final AccountConfig config;
    private final DataSource database;
    private final SecureRandom random;
    private final Clock clock;

    AccountActions(
            SignIns signIns,
            RoleRepository roles,
            Outbox outbox,
            Event<TokensEnding> tokensEnding,
            AccountConfig config,
            DataSource database,
            SecureRandom random,
            Clock clock) {
        this.signIns = signIns;
        this.roles = roles;
        this.outbox = outbox;
        this.tokensEnding = tokensEnding;
        this.config = config;
        this.database = database;
        this.random = random;
        this.clock = clock;
    }

    public void signOutEverywhere(long account) {
        QuarkusTransaction.joiningExisting().run(() -> signIns.endAllOf(account));
    }

    /** False where it would leave no admin who may act. */
    public boolean changeRole(long account, Role role) {
        return QuarkusTransaction.joiningExisting().call(() -> roles.change(account, role, clock.instant()));
    }

    /** A new one, nobody's yet. Slow on purpose: outside of any transaction. */
    public OneTimePassword draw() {
        return OneTimePassword.draw(random, config.bcryptCost());
    }

    /** Tells the confirmed address, where there is one. */
    public void give(long account, OneTimePassword password) {
        QuarkusTransaction.joiningExisting().run(() -> {
            tokensEnding.fire(new TokensEnding(account));
            password.give(database, account, clock.instant());
            outbox.post(AccountNotice.PASSWORD_CHANGED.kind(), Optional.of(account), "");
        });
    }

    /** Somebody is not who they were: nobody is remembered on this node as they were before. */
    public void forgetRemembered() {
        signIns.forgetRemembered();
    }
}
