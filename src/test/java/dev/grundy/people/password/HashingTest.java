package dev.grundy.people.password;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.people.account.AccountConfig;
import dev.grundy.people.account.HashingGateFullException;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.limit.CountedAddress;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import jakarta.transaction.Status;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A hash takes a quarter of a second: a connection held meanwhile is one that all others wait for. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class HashingTest {
    private final Queue<Boolean> inTransaction = new ConcurrentLinkedQueue<>();

    @Inject
    AccountConfig config;

    @BeforeEach
    void watch() {
        QuarkusMock.installMockForType(new WatchedHashes(config), PasswordHashes.class);
    }

    @Test
    void registeringHoldsNoTransaction() {
        Visit.signedIn();
        assertThat(inTransaction).containsExactly(false);
    }

    @Test
    void signingInHoldsNoTransaction() {
        Visit known = Visit.signedIn();
        inTransaction.clear();
        Visit.asGuest().submit("/sign-in", Map.of("name", known.name(), "password", Visit.password()));
        Visit.asGuest().submit("/sign-in", Map.of("name", known.name(), "password", "not the password"));
        Visit.asGuest().submit("/sign-in", Map.of("name", "nobody-at-all", "password", "not the password"));
        assertThat(inTransaction).containsExactly(false, false, false);
    }

    @Test
    void changingThePasswordHoldsNoTransaction() {
        Visit known = Visit.signedIn();
        inTransaction.clear();
        known.submit("/account/password", Map.of("current", Visit.password(), "password", "a wholly new one"))
                .then()
                .statusCode(303);
        assertThat(inTransaction).containsExactly(false, false);
    }

    @Test
    void whoComesToAFullGateIsToldWhenToComeBackAndNothingIsCounted() {
        Visit known = Visit.signedIn();
        QuarkusMock.installMockForType(new FullGate(config), HashingGate.class);
        Map<String, String> right = Map.of("name", known.name(), "password", Visit.password());
        for (int i = 0; i <= config.attemptsPerName(); i++) {
            assertIsToldToComeBack(Visit.asGuest().submit("/sign-in", right));
        }
        assertIsToldToComeBack(
                Visit.asGuest().submit("/register", Map.of("name", Visit.newName(), "password", Visit.password())));
        assertIsToldToComeBack(
                known.submit("/account/password", Map.of("current", Visit.password(), "password", "a wholly new one")));
        QuarkusMock.installMockForType(new HashingGate(config), HashingGate.class);
        Visit.asGuest().submit("/sign-in", right).then().statusCode(303);
    }

    private static void assertIsToldToComeBack(Response response) {
        assertThat(response.statusCode()).isEqualTo(429);
        assertThat(response.header("Retry-After")).isEqualTo("5");
        assertThat(response.asString()).contains("Very many people are signing in just now");
    }

    private static final class FullGate extends HashingGate {
        private FullGate(AccountConfig config) {
            super(config);
        }

        @Override
        public <T> T pass(CountedAddress address, Supplier<T> work) {
            throw new HashingGateFullException();
        }
    }

    private final class WatchedHashes extends PasswordHashes {
        private WatchedHashes(AccountConfig config) {
            super(config);
        }

        @Override
        public String hash(Password password) {
            inTransaction.add(QuarkusTransaction.getStatus() == Status.STATUS_ACTIVE);
            return super.hash(password);
        }

        @Override
        boolean matches(String typed, String hash) {
            inTransaction.add(QuarkusTransaction.getStatus() == Status.STATUS_ACTIVE);
            return super.matches(typed, hash);
        }

        @Override
        void pretend(String typed) {
            inTransaction.add(QuarkusTransaction.getStatus() == Status.STATUS_ACTIVE);
            super.pretend(typed);
        }
    }
}
