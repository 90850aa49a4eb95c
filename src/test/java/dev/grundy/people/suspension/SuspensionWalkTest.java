package dev.grundy.people.suspension;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.tier.Addresses;
import dev.grundy.people.tier.Asking;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.ext.web.Router;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Asks every address of the application that changes something as somebody who is suspended: what is not named here is shut. */
@Slow("every address is asked")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SuspensionWalkTest {
    /** What keeps an account safe, takes its data along, ends something, or is a matter of looks. */
    private static final Set<String> OPEN = Set.of(
            "POST /sign-in",
            "POST /sign-in/code",
            "POST /sign-in/passkey",
            "POST /sign-in/passkey/begin",
            "POST /sign-out",
            "POST /forgotten-password",
            "POST /new-password/{token}",
            "POST /account/address-offer",
            "POST /account/anew",
            "POST /account/browsers/end",
            "POST /account/browsers/end-others",
            "POST /account/data.zip",
            "POST /account/delete",
            "POST /account/email/remove",
            "POST /account/email/withdraw",
            "POST /account/identities/remove",
            "POST /account/language",
            "POST /account/passkeys/remove",
            "POST /account/password",
            "POST /account/second-factor",
            "POST /account/second-factor/confirm",
            "POST /account/second-factor/off",
            "POST /account/second-factor/recovery-codes",
            "POST /account/sign-out-everywhere",
            "POST /account/step-up",
            "POST /account/time-zone",
            "POST /account/tokens/revoke",
            "POST /account/tokens/{id}/revoke",
            "POST /account/weekly-mail",
            "POST /announcements/dismiss",
            "POST /api/v1/runs/{id}/abort",
            "POST /api/v1/submissions/{id}/abort",
            "POST /discussion/mail",
            "POST /discussion/read",
            "POST /language",
            // asked by nobody who is signed in
            "POST /payment/events",
            "POST /problems/topics",
            "POST /runs/{token}/abort",
            "POST /submissions/{id}/abort",
            // where one ends what one pays for
            "POST /subscribe/portal",
            "POST /theme",
            "POST /{mail: [a-z]+-mail}/stop/{token}");

    private static final String REASON = "walking where nobody may";

    @Inject
    Router router;

    @Inject
    BeanManager beans;

    @Inject
    DataSource database;

    @Test
    void everyAddressThatChangesSomethingIsShutButForThese() {
        Map<String, Asking> askings = Asking.all();
        Set<String> open = new TreeSet<>();
        Set<String> wrong = new TreeSet<>();
        for (String address : Addresses.all(router, beans)) {
            if (address.startsWith("GET ") || address.startsWith("HEAD ") || address.startsWith("OPTIONS ")) {
                continue;
            }
            Response answer = ask(askings.get(address), suspended());
            // What only admins find is not there for others, suspended or not.
            boolean hidden = address.startsWith("POST /admin") && answer.statusCode() == 404;
            if (hidden) {
                assertThat(ask(askings.get(address), suspendedAdmin()).statusCode())
                        .as(address)
                        .isEqualTo(404);
                continue;
            }
            if (answer.statusCode() != 403) {
                open.add(address);
            } else if (!answer.asString().contains(REASON)
                    && ask(askings.get(address), Visit.signedIn()).statusCode() != 403) {
                wrong.add(address);
            }
        }
        assertThat(open).containsExactlyInAnyOrderElementsOf(new TreeSet<>(OPEN));
        assertThat(wrong).as("refused without a word on why").isEmpty();
    }

    /** Somebody new: some of it signs out, some deletes. */
    private Visit suspended() {
        Visit ada = Visit.signedIn();
        Sql.of(
                        "insert into suspension (account_id, reason, since) select id, :reason, now() from account where name = :name")
                .on(database)
                .with("reason", REASON)
                .with("name", ada.name())
                .update();
        return ada;
    }

    private Visit suspendedAdmin() {
        Visit eve = suspended();
        Admins.admit(database, eve.name());
        return eve;
    }

    private static Response ask(Asking asking, Visit person) {
        Map<String, String> names =
                new HashMap<>(Map.of("slug", "nim", "person", person.name(), "statement-word", "x"));
        Stream.of("submission", "accepted", "foreign", "solution", "session").forEach(name -> names.put(name, "1"));
        return asking.ask(person, asking.addresses(names).getFirst(), names);
    }
}
