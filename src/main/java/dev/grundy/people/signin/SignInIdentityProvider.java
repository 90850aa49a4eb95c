package dev.grundy.people.signin;

import dev.grundy.people.account.Person;
import dev.grundy.people.account.Role;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.Times;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;

/** Turns a token into the person signed in with it, or into a guest. */
@ApplicationScoped
class SignInIdentityProvider implements IdentityProvider<SignInRequest> {
    private final SignIns signIns;

    SignInIdentityProvider(SignIns signIns) {
        this.signIns = signIns;
    }

    @Override
    public Class<SignInRequest> getRequestType() {
        return SignInRequest.class;
    }

    @Override
    public Uni<SecurityIdentity> authenticate(SignInRequest request, AuthenticationRequestContext context) {
        return context.runBlocking(() -> signIns.personOf(request.token())
                .map(SignInIdentityProvider::identityOf)
                .orElseGet(SignInIdentityProvider::guest));
    }

    private static SecurityIdentity identityOf(Person person) {
        QuarkusSecurityIdentity.Builder identity = QuarkusSecurityIdentity.builder()
                .setPrincipal(person)
                .addRole(Role.USER.code())
                .addRole(person.acting().code());
        person.zone().ifPresent(zone -> identity.addAttribute(Times.ZONE, zone));
        person.language().ifPresent(language -> identity.addAttribute(ReaderLanguage.CHOSEN, language));
        return identity.build();
    }

    private static SecurityIdentity guest() {
        return QuarkusSecurityIdentity.builder().setAnonymous(true).build();
    }
}
