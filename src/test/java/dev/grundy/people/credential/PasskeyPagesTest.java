package dev.grundy.people.credential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.DeviceAnswer;
import dev.grundy.testsupport.KeptPasskey;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.Mailbox;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.frame.Texts;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Passkeys without a device: what is refused. {@code PasskeyIT} has one. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
class PasskeyPagesTest {
    private static final String PAGE = "/account/passkeys";
    private static final String DOOR = "/sign-in/passkey";
    private static final Pattern QUESTION = Pattern.compile(
            "&quot;challenge&quot;:&quot;([A-Za-z0-9_-]+)&quot;.*data-passkey-origin=\"([^\"]+)\"", Pattern.DOTALL);

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
        assertThat(added.asString()).contains("The passkey could not be added");
        assertThat(count(ada)).isZero();
    }

    @Test
    void theIdOfAPasskeyHas1To1023Bytes() {
        Visit ada = Visit.signedIn();
        for (int length : new int[] {0, 1024, 2000}) {
            byte[] id = new byte[length];
            Response refused =
                    add(ada, (challenge, origin) -> DeviceAnswer.of(challenge, origin, id, DeviceAnswer.key()));
            assertThat(refused.statusCode()).as("%d bytes", length).isEqualTo(422);
            assertThat(refused.asString()).contains("The passkey could not be added");
        }
        assertThat(count(ada)).isZero();
        byte[] longest = new byte[1023];
        add(ada, (challenge, origin) -> DeviceAnswer.of(challenge, origin, longest, DeviceAnswer.key()))
                .then()
                .statusCode(303);
        assertThat(count(ada)).isOne();
    }

    /** No bytes, an empty map, null, and a map that names the kind and the algorithm of a key. */
    @ParameterizedTest
    @ValueSource(strings = {"", "a0", "f6", "a201020326"})
    void aPasskeyWithoutAWholeKeyIsNotAdded(String key) {
        Visit ada = Visit.signedIn();
        byte[] id = new byte[32];
        Response refused = add(
                ada,
                (challenge, origin) ->
                        DeviceAnswer.of(challenge, origin, id, HexFormat.of().parseHex(key)));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("The passkey could not be added");
        assertThat(count(ada)).isZero();
    }

    @Test
    void aDeviceThatMadeNoPasskeyAddsNone() {
        Visit ada = Visit.signedIn();
        assertThat(add(ada, DeviceAnswer::withoutCredential).statusCode()).isEqualTo(422);
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
        String adas = keep(ada);
        Visit bob = Visit.signedIn();
        remove(bob, adas, Visit.password()).then().statusCode(303);
        Admins.showSecondFactor(database, ada.name());
        remove(ada, adas, "not my password").then().statusCode(422);
        assertThat(count(ada)).isOne();
        assertThat(ada.get(PAGE).asString()).contains("<p class=\"browsers__name\">&lt;my phone&gt;</p>");
        remove(ada, adas, Visit.password()).then().statusCode(303);
        assertThat(count(ada)).isZero();
    }

    @Test
    void anAdminWhoRemovesTheLastSecondFactorMayNoLongerDoWhatAdminsMay() {
        Visit eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        String one = keep(eve);
        String two = keep(eve);
        remove(eve, one, Visit.password());
        assertThat(eve.get("/admin/problems").statusCode()).isEqualTo(200);
        remove(eve, two, Visit.password());
        assertThat(eve.get("/admin/problems").header("Location")).isEqualTo("/account/second-factor");
    }

    /** Or a stolen password would be enough to make a second factor of one's own. */
    @Test
    void anAdminWhoHasOneAndSignedInWithoutAddsAndRemovesNone() {
        Visit eve = Visit.signedIn();
        begin(eve, Visit.password()).then().statusCode(200);
        Admins.admitWithoutSecondFactor(database, eve.name());
        String one = keep(eve);

        Response added = eve.submit(PAGE, Map.of("name", "phone", "credential", "{}"));
        assertThat(added.statusCode()).isEqualTo(422);
        assertThat(added.asString())
                .contains(Texts.of("step-up-lead"))
                .doesNotContain("The passkey could not be added");
        Response begun = begin(eve, Visit.password());
        assertThat(begun.statusCode()).isEqualTo(422);
        assertThat(begun.asString()).contains(Texts.of("step-up-lead")).doesNotContain("challenge");
        assertThat(questions(eve)).as("the one from before").isOne();
        remove(eve, one, Visit.password()).then().statusCode(422);
        assertThat(count(eve)).isOne();
        assertThat(eve.get(PAGE).asString())
                .contains("href=\"/sign-in?return=%2Faccount%2Fpasskeys\"")
                .doesNotContain("action=\"/account/passkeys");
        assertThat(eve.get("/account/security").asString()).contains("Passkey refused");

        Admins.admit(database, eve.name());
        begin(eve, Visit.password()).then().statusCode(200);
    }

    @Test
    void thePasswordAloneAddsAndRemovesNoneWhereThereIsOne() {
        Visit ada = Visit.signedIn();
        String one = keep(ada);
        begin(ada, Visit.password()).then().statusCode(422);
        remove(ada, one, Visit.password()).then().statusCode(422);
        ada.submit("/account/second-factor", Map.of()).then().statusCode(422);
        assertThat(count(ada)).isOne();
        assertThat(ada.get(PAGE).asString()).contains(Texts.of("step-up-lead"), "Sign in with a passkey");

        Admins.showSecondFactor(database, ada.name());
        begin(ada, Visit.password()).then().statusCode(200);
        clock.advance(Duration.ofMinutes(11));
        begin(ada, Visit.password()).then().statusCode(422);
        clock.reset();
        remove(ada, one, Visit.password()).then().statusCode(303);
        assertThat(count(ada)).isZero();
    }

    @Test
    void whoHasConfirmedAnAddressHearsOfEachChange() {
        Visit ada = Visit.signedIn();
        Mailbox mailbox = new Mailbox(ada.name() + "@passkeys.example");
        ada.submit("/account/email", Map.of("address", mailbox.address(), "current", Visit.password()));
        ada.submit(mailbox.next().link(), Map.of()).then().statusCode(303);
        String one = keep(ada);
        Admins.showSecondFactor(database, ada.name());
        remove(ada, one, Visit.password()).then().statusCode(303);
        assertThat(mailbox.next().text()).contains(Texts.of("security-event-passkey-removed"));
    }

    /** @param device answers to a challenge and an origin */
    private static Response add(Visit visit, BiFunction<String, String, String> device) {
        Matcher question = QUESTION.matcher(begin(visit, Visit.password()).asString());
        assertThat(question.find()).isTrue();
        String answer = device.apply(question.group(1), question.group(2));
        return visit.submit(PAGE, Map.of("name", "phone", "credential", answer));
    }

    private static Response begin(Visit visit, String password) {
        return visit.submit(PAGE + "/begin", Map.of("current", password));
    }

    private static Response remove(Visit visit, String id, String password) {
        return visit.submit(PAGE + "/remove", Map.of("passkey", id, "current", password));
    }

    private String keep(Visit visit) {
        return KeptPasskey.add(database, visit.name());
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
