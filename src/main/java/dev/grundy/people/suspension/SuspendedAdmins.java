package dev.grundy.people.suspension;

import dev.grundy.people.account.Person;
import dev.grundy.people.account.Role;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.SecurityIdentityAugmentor;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;

/** A suspended admin or moderator has no role meanwhile: pages for admins are shut too. */
@ApplicationScoped
class SuspendedAdmins implements SecurityIdentityAugmentor {
    private final Suspensions suspensions;

    SuspendedAdmins(Suspensions suspensions) {
        this.suspensions = suspensions;
    }

    @Override
    public Uni<SecurityIdentity> augment(SecurityIdentity identity, AuthenticationRequestContext context) {
        return identity.getPrincipal() instanceof Person person && person.role().isPrivileged()
                ? context.runBlocking(() ->
                        suspensions.of(person.accountId()).isPresent() ? withoutPrivileges(identity, person) : identity)
                : Uni.createFrom().item(identity);
    }

    private static SecurityIdentity withoutPrivileges(SecurityIdentity identity, Person person) {
        return QuarkusSecurityIdentity.builder()
                .setPrincipal(person.withoutPrivileges())
                .addRole(Role.USER.code())
                .addAttributes(identity.getAttributes())
                .build();
    }
}
