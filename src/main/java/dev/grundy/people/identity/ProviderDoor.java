package dev.grundy.people.identity;

import dev.grundy.people.openid.AskedBrowserRepository;
import dev.grundy.people.openid.BrowserKey;
import dev.grundy.people.openid.OpenIdQuestion;
import dev.grundy.people.openid.Provider;
import dev.grundy.people.openid.ProviderFault;
import dev.grundy.people.openid.RefusedAnswerException;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.ProviderCookies;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.SiteAddress;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.security.SecureRandom;
import org.jboss.logging.Logger;

/** Leads browsers to providers, and back where a provider's answer lets nobody in. Safe for use by several threads. */
@ApplicationScoped
class ProviderDoor {
    private static final Logger LOG = Logger.getLogger(ProviderDoor.class);

    private final AskedBrowserRepository browsers;
    private final SiteAddress site;
    private final SecureRandom random;
    private final SecurityLog log;
    private final Flash flash;

    ProviderDoor(AskedBrowserRepository browsers, SiteAddress site, SecureRandom random, SecurityLog log, Flash flash) {
        this.browsers = browsers;
        this.site = site;
        this.random = random;
        this.log = log;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/identity", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance providerHandover(Provider provider, URI address);
    }

    /** Out to the provider, which sends the browser back with an answer; where it cannot be reached, back at once. */
    Response lead(Provider provider, OpenIdQuestion question, RoutingContext request) {
        BrowserKey browser = BrowserKey.draw(random);
        try {
            URI address = provider.question(browser, question.anew().isPresent());
            browsers.ask(browser, question);
            // A page and no redirect: after a form that would have to be allowed by the form's page, which knows no
            // provider's address.
            return Response.ok(Templates.providerHandover(provider, address))
                    .header("Refresh", "0; url=" + address)
                    .cookie(ProviderCookies.ASKED.carrying(browser, request))
                    .build();
        } catch (RefusedAnswerException e) {
            return refuse(provider, question, e);
        }
    }

    /** Back to where it was asked, with one line that says why; and a row in the log. */
    Response refuse(Provider provider, OpenIdQuestion question, RefusedAnswerException refusal) {
        ProviderFault fault = refusal.fault();
        if (fault == ProviderFault.CANCELLED || fault == ProviderFault.NOT_ASKED) {
            LOG.debug(refusal.getMessage());
        } else {
            LOG.warn(refusal.getMessage());
        }
        String detail = provider.name() + ": " + fault.code();
        question.account()
                .ifPresentOrElse(
                        account -> log.record(SecurityEvent.PROVIDER_REFUSED, account, detail),
                        () -> log.recordOfNobody(SecurityEvent.PROVIDER_REFUSED, detail));
        flash.notice(fault.messageKey(), provider.label(), site.origin());
        return Response.seeOther(whereAsked(question)).build();
    }

    private static URI whereAsked(OpenIdQuestion question) {
        if (question.anew().isPresent()) {
            return question.next().uri();
        }
        return question.account().isPresent()
                ? URI.create(IdentityPages.PATH)
                : question.next().behindSignIn();
    }
}
