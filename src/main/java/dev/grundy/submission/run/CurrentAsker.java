package dev.grundy.submission.run;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.submission.run.asker.Asker;
import dev.grundy.submission.run.asker.GuestCookie;
import dev.grundy.submission.run.asker.GuestToken;
import dev.grundy.web.limit.ClientAddresses;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import java.security.SecureRandom;
import java.util.Optional;

/** The sender of the request, where a guest is somebody too. */
@RequestScoped
class CurrentAsker {
    private final CurrentAccount current;
    private final ClientAddresses addresses;
    private final RoutingContext request;
    private final SecureRandom random;

    CurrentAsker(CurrentAccount current, ClientAddresses addresses, RoutingContext request, SecureRandom random) {
        this.current = current;
        this.addresses = addresses;
        this.request = request;
        this.random = random;
    }

    /** A guest without a cookie gets a new token, which is to be sent along with the answer. */
    Asker asker() {
        return current.person()
                .<Asker>map(person -> new Asker.Member(person.accountId()))
                .orElseGet(() -> new Asker.Guest(
                        GuestCookie.read(request).orElseGet(() -> GuestToken.draw(random)), addresses.of(request)));
    }

    /** Whether the run is this asker's; admins may see everybody's, guests' too. */
    boolean maySee(Invocation invocation) {
        Optional<String> guest = GuestCookie.read(request).map(GuestToken::key);
        return guest.filter(invocation.asker()::equals).isPresent()
                || current.person()
                        .filter(person -> invocation.asker().equals(new Asker.Member(person.accountId()).key())
                                || person.isAdmin())
                        .isPresent();
    }

    boolean isSecure() {
        return request.request().isSSL();
    }
}
