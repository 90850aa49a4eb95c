package dev.grundy.account;

import dev.grundy.factor.SecondFactors;
import dev.grundy.passkey.Passkeys;
import dev.grundy.security.SecurityEvent;
import dev.grundy.security.SecurityLog;
import dev.grundy.web.LocalAddress;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.Optional;

/**
 * Keeps second factors and providers from whoever has shown a password alone: where admins need a second factor and have one, it is shown
 * before any other, or a provider, is added or removed. Else a stolen password would be enough to make one's own. Safe for use by several threads.
 */
@ApplicationScoped
class StepUp {
    private final SecondFactors factors;
    private final Passkeys passkeys;
    private final SecurityLog log;

    StepUp(SecondFactors factors, Passkeys passkeys, SecurityLog log) {
        this.factors = factors;
        this.passkeys = passkeys;
        this.log = log;
    }

    @CheckedTemplate(basePath = "account", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        /** @param back where the person goes on once they have shown it */
        static native TemplateInstance stepUp(LocalAddress back);
    }

    /** The page that says how to show it, for {@code back}; empty when nothing has to be shown. */
    Optional<TemplateInstance> page(Person person, LocalAddress back) {
        return isDue(person) ? Optional.of(Templates.stepUp(back)) : Optional.empty();
    }

    /** As {@link #page}, in answer to a form that is not done; told of in the log as {@code refused}. */
    Optional<Response> refusal(Person person, LocalAddress back, SecurityEvent refused) {
        Optional<TemplateInstance> page = page(person, back);
        page.ifPresent(due -> log.record(refused, person.accountId(), ""));
        return page.map(Refusals::wrong);
    }

    private boolean isDue(Person person) {
        return person.lacksSecondFactor()
                && (factors.isOn(person.accountId())
                        || !passkeys.of(person.accountId()).isEmpty());
    }
}
