package dev.grundy.people.identity;

import dev.grundy.people.email.AccountNotice;
import dev.grundy.people.mail.Outbox;
import dev.grundy.people.openid.Identities;
import dev.grundy.people.openid.Identities.Linking;
import dev.grundy.people.openid.ProvenIdentity;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.web.frame.Flash;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;

/** Links identities to accounts of people who are signed in and have shown it. Safe for use by several threads. */
@ApplicationScoped
class IdentityLinks {
    private final Identities identities;
    private final Outbox outbox;
    private final SecurityLog log;
    private final Flash flash;

    IdentityLinks(Identities identities, Outbox outbox, SecurityLog log, Flash flash) {
        this.identities = identities;
        this.outbox = outbox;
        this.log = log;
        this.flash = flash;
    }

    /** To the page of identities, which tells the outcome. */
    Response link(long account, ProvenIdentity identity, String label) {
        switch (linked(account, identity, label)) {
            case LINKED -> {
                log.record(SecurityEvent.PROVIDER_LINKED, account, label);
                flash.success("openid-linked", label);
            }
            case KNOWN -> flash.notice("openid-known", label);
            case TAKEN -> {
                log.record(SecurityEvent.PROVIDER_REFUSED, account, identity.provider() + ": taken");
                flash.notice("openid-taken", label);
            }
        }
        return Response.seeOther(URI.create(IdentityPages.PATH)).build();
    }

    /** A person who is linked hears of it, and nobody else. */
    private Linking linked(long account, ProvenIdentity identity, String label) {
        return QuarkusTransaction.joiningExisting().call(() -> {
            Linking linking = identities.link(account, identity);
            if (linking == Linking.LINKED) {
                outbox.post(AccountNotice.IDENTITY_LINKED.kind(), Optional.of(account), label);
            }
            return linking;
        });
    }
}
