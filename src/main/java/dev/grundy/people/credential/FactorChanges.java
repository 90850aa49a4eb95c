package dev.grundy.people.credential;

import dev.grundy.people.email.AccountNotice;
import dev.grundy.people.mail.Outbox;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Tells the person's log and their confirmed address that second factors were added or removed. Safe for use by several threads. */
@ApplicationScoped
class FactorChanges {
    private final SecurityLog log;
    private final Outbox outbox;

    FactorChanges(SecurityLog log, Outbox outbox) {
        this.log = log;
        this.outbox = outbox;
    }

    /** @param detail for the log; may be empty */
    void tell(SecurityEvent event, long account, String detail) {
        QuarkusTransaction.joiningExisting().run(() -> {
            log.record(event, account, detail);
            outbox.post(AccountNotice.FACTOR_CHANGED.kind(), Optional.of(account), event.code());
        });
    }
}
