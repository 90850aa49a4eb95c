package dev.grundy.people.api;

import dev.grundy.base.kernel.Rate;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.api.token.ApiConfig;
import dev.grundy.people.api.token.Grant;
import dev.grundy.people.api.token.Scope;
import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ApiPath;
import dev.grundy.web.error.ErrorType;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.container.ResourceInfo;
import java.lang.reflect.AnnotatedElement;
import java.time.Clock;
import java.util.Optional;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Lets a request with a token to endpoints within the token's scopes, and puts off a program that asks for too much. */
class ScopeFilter {
    private final CurrentIdentityAssociation identity;
    private final CurrentAccount current;
    private final Rate<Long> rate;

    ScopeFilter(CurrentIdentityAssociation identity, CurrentAccount current, ApiConfig config, Clock clock) {
        this.identity = identity;
        this.current = current;
        this.rate = new Rate<>(config.perPerson(), config.window(), clock);
    }

    /** @throws ApiException where the token does not reach so far, or its owner asked for too much */
    @ServerRequestFilter
    public void check(ResourceInfo endpoint, RoutingContext request) {
        boolean showsToken = BearerToken.of(request).isPresent();
        if (!ApiPath.isOf(request) || !showsToken && isOpen(endpoint)) {
            return;
        }
        // Also where everybody may come in: a token that is not good is told so.
        Grant grant = identity.getIdentity().getAttribute(Grant.ATTRIBUTE);
        if (grant != null) {
            checkScope(grant, endpoint);
        }
        current.person().map(Person::accountId).flatMap(rate::take).ifPresent(wait -> {
            throw new ApiException(ErrorType.TOO_MANY_REQUESTS, "Your programs ask for too much.").after(wait);
        });
    }

    private static void checkScope(Grant grant, ResourceInfo endpoint) {
        Optional<RequiresScope> needed =
                needs(endpoint.getResourceMethod()).or(() -> needs(endpoint.getResourceClass()));
        boolean reaches = needed.map(needs -> Stream.of(needs.value()).anyMatch(grant.scopes()::contains))
                .orElseGet(() -> isOpen(endpoint));
        if (!reaches) {
            throw ApiAccess.insufficient(needed.map(RequiresScope::value).orElseGet(() -> new Scope[0]));
        }
    }

    private static Optional<RequiresScope> needs(AnnotatedElement element) {
        return Optional.ofNullable(element.getAnnotation(RequiresScope.class));
    }

    private static boolean isOpen(ResourceInfo endpoint) {
        return endpoint.getResourceMethod().isAnnotationPresent(PermitAll.class)
                || endpoint.getResourceClass().isAnnotationPresent(PermitAll.class);
    }
}
