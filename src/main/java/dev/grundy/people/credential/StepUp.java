package dev.grundy.people.credential;

import dev.grundy.people.account.Person;
import dev.grundy.people.factor.SecondFactors;
import dev.grundy.people.passkey.Passkeys;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.SessionCookie;
import dev.grundy.people.signin.SignIns;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/**
 * Keeps all ways into an account from somebody who has shown a password alone, or only found the browser open. A person with a second factor
 * shows it before any way in changes, unless they did in the last ten minutes. Safe for use by several threads.
 */
@ApplicationScoped
class StepUp {
    private final SecondFactors factors;
    private final Passkeys passkeys;
    private final SignIns signIns;
    private final SecurityLog log;
    private final CurrentVertxRequest request;

    StepUp(SecondFactors factors, Passkeys passkeys, SignIns signIns, SecurityLog log, CurrentVertxRequest request) {
        this.factors = factors;
        this.passkeys = passkeys;
        this.signIns = signIns;
        this.log = log;
        this.request = request;
    }

    @CheckedTemplate(basePath = "people/credential", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        /**
         * @param hasCodes   whether there is an app, or a recovery code, to show
         * @param hasPasskey whether there is a passkey to show
         * @param back       where the person goes on once they have shown it
         */
        static native TemplateInstance stepUp(
                boolean hasCodes, boolean hasPasskey, LocalAddress back, FormErrors errors);
    }

    /** The page that says how to show it, for {@code back}; empty when nothing has to be shown. */
    Optional<TemplateInstance> page(Person person, LocalAddress back) {
        return isDue(person) ? Optional.of(asking(person, back, FormErrors.none())) : Optional.empty();
    }

    /** As {@link #page}, in answer to a form that is not done; told of in the log as {@code refused}. */
    Optional<TemplateInstance> refusal(Person person, LocalAddress back, SecurityEvent refused) {
        Optional<TemplateInstance> page = page(person, back);
        page.ifPresent(due -> log.record(refused, person.accountId(), ""));
        return page;
    }

    /** The page, whether or not it is due. */
    TemplateInstance asking(Person person, LocalAddress back, FormErrors errors) {
        return Templates.stepUp(factors.isOn(person.accountId()), hasPasskey(person), back, errors);
    }

    private boolean isDue(Person person) {
        boolean isShown = SessionCookie.read(request.getCurrent())
                .filter(signIns::hasRecentSecondFactor)
                .isPresent();
        return !isShown && (factors.isOn(person.accountId()) || hasPasskey(person));
    }

    private boolean hasPasskey(Person person) {
        return !passkeys.of(person.accountId()).isEmpty();
    }
}
