package dev.grundy.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.Sql;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.tier.EntitlementRepository;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Passkeys without a device: what is refused. {@code PasskeyIT} has one. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PasskeyPagesTest {
    private static final String PAGE = "/account/passkeys";
    private static final String DOOR = "/sign-in/passkey";

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @AfterEach
    void putTheClockBack() {
        clock.reset();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "{}",
                "[]",
                "null",
                "{\"id\":\"AAAA\",\"rawId\":\"AAAA\",\"type\":\"public-key\",\"response\":{},\"clientExtensionResults\":{}}",
                "{\"id\":\"AAAA\",\"type\":\"public-key\",\"clientExtensionResults\":{},\"response\":{\"authenticatorData\":\"AAAA\",\"clientDataJSON\":\"AAAA\",\"signature\":\"AAAA\",\"userHandle\":\"AAAA\",\"attestationObject\":\"AAAA\"}}"
            })
    void whatNoDeviceAnswersLetsNobodyInAndAddsNothing(String answer) {
        Visit guest = Visit.asGuest();
        guest.submit(DOOR + "/begin", Map.of()).then().statusCode(200);
        Response refused = guest.submit(DOOR, Map.of("credential", answer));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("No passkey of this site was shown.");
        assertThat(guest.cookie("grundy_session")).isNull();

        Visit ada = Visit.signedIn();
        begin(ada, Visit.password()).then().statusCode(200);
        Response added = ada.submit(PAGE, Map.of("name", "phone", "credential", answer));
        assertThat(added.statusCode()).isEqualTo(422);
        assertThat(added.asString()).contains("That passkey could not be added");
        assertThat(count(ada)).isZero();
    }

    @Test
    void anAnswerOfAnySizeIsRefused() {
        Visit guest = Visit.asGuest();
        guest.submit(DOOR + "/begin", Map.of());
        assertThat(guest.submit(DOOR, Map.of("credential", "x".repeat(100_000))).statusCode())
                .isEqualTo(422);
    }

    @Test
    void aQuestionIsAnotherEachTimeAndAsksForTheHolder() {
        Visit guest = Visit.asGuest();
        String one = guest.submit(DOOR + "/begin", Map.of()).asString();
        String other = guest.submit(DOOR + "/begin", Map.of()).asString();
        assertThat(one)
                .contains("\"challenge\"", "\"userVerification\":\"required\"")
                .isNotEqualTo(other);
    }

    @Test
    void aQuestionIsKeptForOneAnswerAndFiveMinutes() {
        Visit ada = Visit.signedIn();
        begin(ada, Visit.password());
        assertThat(questions(ada)).isOne();
        ada.submit(PAGE, Map.of("name", "phone", "credential", "{}"));
        assertThat(questions(ada)).isZero();
        begin(ada, Visit.password());
        clock.advance(Duration.ofMinutes(5));
        ada.submit(PAGE, Map.of("name", "phone", "credential", "{}"));
        assertThat(questions(ada)).as("left for the sweep").isOne();
    }

    @Test
    void addingAsksForThePassword() {
        Visit ada = Visit.signedIn();
        Response refused = begin(ada, "not my password");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains("That is not your current password.")
                .doesNotContain("challenge");
    }

    @Test
    void removingAsksForThePasswordAndForOnesOwn() {
        Visit ada = Visit.signedIn();
        keep(ada, "adas-" + ada.name());
        Visit bob = Visit.signedIn();
        remove(bob, "adas-" + ada.name(), Visit.password()).then().statusCode(303);
        remove(ada, "adas-" + ada.name(), "not my password").then().statusCode(422);
        assertThat(count(ada)).isOne();
        assertThat(ada.get(PAGE).asString()).contains("<p class=\"browsers__name\">&lt;my phone&gt;</p>");
        remove(ada, "adas-" + ada.name(), Visit.password()).then().statusCode(303);
        assertThat(count(ada)).isZero();
    }

    @Test
    void anAdminWhoRemovesTheLastSecondFactorMayNoLongerDoWhatAdminsMay() {
        Visit eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        keep(eve, "one-" + eve.name());
        keep(eve, "two-" + eve.name());
        remove(eve, "one-" + eve.name(), Visit.password());
        assertThat(eve.get("/admin/problems").statusCode()).isEqualTo(200);
        remove(eve, "two-" + eve.name(), Visit.password());
        assertThat(eve.get("/admin/problems").header("Location")).isEqualTo("/account/second-factor");
    }

    private static Response begin(Visit visit, String password) {
        return visit.submit(PAGE + "/begin", Map.of("current", password));
    }

    private static Response remove(Visit visit, String id, String password) {
        return visit.submit(PAGE + "/remove", Map.of("passkey", id, "current", password));
    }

    /** A row as a device would have left it, whose key signs nothing. */
    private void keep(Visit visit, String id) {
        Sql.of("""
                insert into passkey (credential_id, account_id, user_handle, public_key, signature_count, name, made_at)
                values (:id, :account, repeat('A', 43), '', 0, '<my phone>', now())""").on(database).with("id", id).with("account", account(visit)).update();
    }

    private int count(Visit visit) {
        return rows("passkey", visit);
    }

    private int questions(Visit visit) {
        return rows("passkey_request", visit);
    }

    private int rows(String table, Visit visit) {
        return Sql.of("select count(*) as n from " + table + " where account_id = :account")
                .on(database)
                .with("account", account(visit))
                .one(row -> row.getInt("n"));
    }

    private long account(Visit visit) {
        return new EntitlementRepository(database).accountNamed(visit.name()).orElseThrow();
    }
}
