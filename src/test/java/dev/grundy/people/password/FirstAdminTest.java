package dev.grundy.people.password;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Role;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@Slow("passwords are hashed at full cost")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class FirstAdminTest {
    @Inject
    Accounts accounts;

    @Inject
    AccountRepository repository;

    @BeforeEach
    void noAdminYet() {
        QuarkusTransaction.requiringNew().run(() -> repository.delete("role", Role.ADMIN));
    }

    @Test
    void isMadeOnceWithAPasswordToldOnce() {
        assertThat(accounts.ensureAdmin()).isPresent();
        assertThat(accounts.ensureAdmin()).isEmpty();
    }

    @Test
    void mustChooseAPasswordBeforeAnythingElse() {
        Visit admin = signIn(accounts.ensureAdmin());
        assertThat(admin.get("/account").header("Location")).endsWith("/account/password");
        assertThat(admin.get("/").header("Location")).endsWith("/account/password");
        admin.get("/account/password").then().statusCode(200);
    }

    @Test
    void isFreeAfterwards() {
        Optional<String> first = accounts.ensureAdmin();
        Visit admin = signIn(first);
        admin.submit("/account/password", Map.of("current", first.orElseThrow(), "password", "a password of my own"))
                .then()
                .statusCode(303);
        assertThat(admin.get("/account").asString()).contains("Admin");
    }

    private static Visit signIn(Optional<String> password) {
        Visit admin = Visit.asGuest();
        admin.submit("/sign-in", Map.of("name", "admin", "password", password.orElseThrow()))
                .then()
                .statusCode(303);
        return admin;
    }
}
