package dev.grundy.account;

import dev.grundy.openid.Identities;
import dev.grundy.openid.ProvenIdentity;
import dev.grundy.security.SecurityEvent;
import dev.grundy.security.SecurityLog;
import dev.grundy.web.Flash;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.net.URI;

/** Links identities to accounts of people who are signed in and have shown it. Safe for use by several threads. */
@ApplicationScoped
class IdentityLinks {
    private final Identities identities;
    private final SecurityLog log;
    private final Flash flash;

    IdentityLinks(Identities identities, SecurityLog log, Flash flash) {
        this.identities = identities;
        this.log = log;
        this.flash = flash;
    }

    /** To the page of identities, which says what came of it. */
    Response link(long account, ProvenIdentity identity, String label) {
        switch (identities.link(account, identity)) {
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
}
