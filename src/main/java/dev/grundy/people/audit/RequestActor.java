package dev.grundy.people.audit;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.signin.NetworkPlace;
import dev.grundy.web.error.RequestIds;
import dev.grundy.web.limit.ClientAddresses;
import io.quarkus.arc.Arc;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import org.jspecify.annotations.Nullable;

/** Answers who decides in the request that is being worked on. Thread-safe. */
@ApplicationScoped
class RequestActor {
    private final CurrentVertxRequest current;
    private final CurrentAccount account;
    private final ClientAddresses addresses;

    RequestActor(CurrentVertxRequest current, CurrentAccount account, ClientAddresses addresses) {
        this.current = current;
        this.account = account;
        this.addresses = addresses;
    }

    /** {@link Actor#OPERATOR} where no request is worked on. */
    Actor now() {
        @Nullable RoutingContext request = Arc.container().requestContext().isActive() ? current.getCurrent() : null;
        return request == null
                ? Actor.OPERATOR
                : new Actor(
                        account.person().map(Person::accountId),
                        RequestIds.of(request),
                        NetworkPlace.of(addresses.of(request)).network());
    }
}
