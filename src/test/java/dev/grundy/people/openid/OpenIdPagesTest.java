package dev.grundy.people.openid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.KeptPasskey;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.Mailbox;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.TrialProvider;
import dev.grundy.testsupport.TrialProvider.Somebody;
import dev.grundy.testsupport.TrialProvider.Trick;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

/** Sign-in by a provider that runs, through the pages: who gets in, and who does not. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
class OpenIdPagesTest {
    private static final String SESSION = "grundy_session";
    private static final String DOOR = "/sign-in/openid/trial";
    private static final String IDENTITIES = "/account/identities";

    @Inject
    DataSource database;

    @Inject
    SiteAddress site;

    @Inject
    Clock clock;

    @Inject
    AheadClock ahead;

    private final TrialProvider provider = new TrialProvider();
    private final HttpClient browser = HttpClient.newHttpClient();
    private Providers providers;
    private Somebody ada;

    @BeforeEach
    void twoProvidersOneOfWhichIsImpatientlyAsked() {
        use(Map.of(
                "trial", configured(provider.issuer(), Duration.ofMinutes(2)),
                "hasty", configured(provider.issuer(), Duration.ofSeconds(1)),
                "gone", configured("http://127.0.0.1:1", Duration.ofMinutes(2))));
        ada = somebody(true);
        provider.setClock(clock);
    }

    @AfterEach
    void end() {
        providers.end();
        provider.close();
        browser.close();
        ahead.reset();
    }

    @Test
    void whoComesForTheFirstTimeChoosesANameAndIsInTheNextTime() {
        Visit visit = Visit.asGuest();
        Response back = through(visit, "trial", ada, "/problems?q=nim");
        assertThat(back.header("Location")).isEqualTo("/register/openid");
        assertThat(visit.cookie(SESSION))
                .as("nobody before there is an account")
                .isNull();
        assertThat(visit.get("/register/openid").asString()).contains("Trial says that you are " + ada.address());

        String name = Visit.newName();
        Response made = visit.submit("/register/openid", Map.of("name", name));
        assertThat(made.statusCode()).isEqualTo(303);
        assertThat(made.header("Location")).isEqualTo("/problems?q=nim");
        assertThat(visit.get("/account").asString()).contains("<h1>" + name + "</h1>");

        Visit later = Visit.asGuest();
        assertThat(through(later, "trial", ada, "/practice").header("Location")).isEqualTo("/practice");
        assertThat(later.get("/account").asString()).contains("<h1>" + name + "</h1>");
        assertThat(later.get("/account/security").asString())
                .contains("Registered", "Sign-in with another provider added");
    }

    @Test
    void theNameThatTheProviderTellsIsProposedIfItCanBeOne() {
        Visit visit = Visit.asGuest();
        through(visit, "trial", ada, "/");
        assertThat(visit.get("/register/openid").asString()).contains("value=\"" + ada.name() + "\"");
    }

    @Test
    void aNameIsTakenOnceAndHasItsForm() {
        Visit visit = Visit.asGuest();
        through(visit, "trial", ada, "/");
        String taken = Visit.signedIn().name();
        for (String wrong : List.of(taken, "x", "admin")) {
            Response refused = visit.submit("/register/openid", Map.of("name", wrong));
            assertThat(refused.statusCode()).as(wrong).isEqualTo(422);
            assertThat(refused.asString()).contains("aria-invalid");
        }
        assertThat(visit.cookie(SESSION)).isNull();
        visit.submit("/register/openid", Map.of("name", Visit.newName())).then().statusCode(303);
    }

    @Test
    void whatWaitsForANameIsTheBrowsersAndIsUsedOnce() {
        Visit visit = Visit.asGuest();
        through(visit, "trial", ada, "/");
        assertThat(Visit.asGuest().get("/register/openid").header("Location")).isEqualTo("/sign-in");
        String proven = visit.cookie("grundy_proven");
        visit.submit("/register/openid", Map.of("name", Visit.newName())).then().statusCode(303);
        Visit again = Visit.asGuest();
        again.setCookie("grundy_proven", proven);
        assertThat(again.submit("/register/openid", Map.of("name", Visit.newName()))
                        .header("Location"))
                .isEqualTo("/sign-in");
        assertThat(again.cookie(SESSION)).isNull();
    }

    @Test
    void whatWaitsForANameWaitsForTenMinutes() {
        Visit visit = Visit.asGuest();
        through(visit, "trial", ada, "/");
        ahead.advance(Duration.ofMinutes(11));
        visit.submit("/register/openid", Map.of("name", Visit.newName()));
        assertThat(visit.cookie(SESSION)).isNull();
        assertThat(visit.get("/sign-in").asString()).contains("That took too long.");
    }

    @Test
    void whoSignsOutLeavesNothingThatWaitsForAName() {
        Visit visit = Visit.signedIn();
        through(visit, "trial", ada, "/");
        String proven = visit.cookie("grundy_proven");
        assertThat(visit.get(IDENTITIES).asString()).contains("Proven and not linked yet: " + ada.address());
        visit.submit("/sign-out", Map.of()).then().statusCode(303);
        assertThat(visit.cookie("grundy_proven")).isNull();
        Visit next = Visit.signedIn();
        next.setCookie("grundy_proven", proven);
        assertThat(next.get(IDENTITIES).asString()).doesNotContain(ada.address());
        assertThat(next.get("/register/openid").header("Location")).isEqualTo("/sign-in");
    }

    @Test
    void anAddressThatTheProviderCallsVerifiedOpensNoAccountThatHasIt() {
        Visit owner = Visit.signedIn();
        confirm(owner, ada.address());
        Visit visit = Visit.asGuest();
        through(visit, "trial", ada, "/");
        assertThat(visit.cookie(SESSION)).isNull();
        assertThat(visit.get("/register/openid").asString()).contains("An account here has the same e-mail address.");
        assertThat(visit.get(IDENTITIES).header("Location")).isEqualTo("/sign-in?return=%2Faccount%2Fidentities");

        visit.submit("/sign-in", Map.of("name", owner.name(), "password", Visit.password(), "return", IDENTITIES));
        assertThat(visit.get(IDENTITIES).asString())
                .contains("Proven and not linked yet: " + ada.address(), "None is linked yet.");
        assertThat(visit.submit(IDENTITIES + "/link", Map.of("current", "wrong"))
                        .statusCode())
                .isEqualTo(422);
        visit.submit(IDENTITIES + "/link", Map.of("current", Visit.password()))
                .then()
                .statusCode(303);
        assertThat(visit.get(IDENTITIES).asString()).contains("Trial signs you in from now on.");

        Visit later = Visit.asGuest();
        through(later, "trial", ada, "/");
        assertThat(later.get("/account").asString()).contains(owner.name());
    }

    @Test
    void anAddressThatNobodyVerifiedTellsNothingOfAccounts() {
        Somebody mallory = somebody(false);
        confirm(Visit.signedIn(), mallory.address());
        Visit visit = Visit.asGuest();
        through(visit, "trial", mallory, "/");
        assertThat(visit.get("/register/openid").asString()).doesNotContain("An account here has the same");
    }

    @Test
    void whoIsSignedInLinksAfterThePasswordAndUnlinks() {
        Visit visit = Visit.signedIn();
        assertThat(visit.submit(IDENTITIES + "/begin", Map.of("provider", "trial", "current", "wrong"))
                        .statusCode())
                .isEqualTo(422);
        link(visit, ada);
        String page = visit.get(IDENTITIES).asString();
        assertThat(page).contains("Trial signs you in from now on.", ada.address());
        Visit later = Visit.asGuest();
        through(later, "trial", ada, "/");
        assertThat(later.get("/account").asString()).contains(visit.name());

        String id = between(page, "name=\"identity\" value=\"", "\"");
        assertThat(visit.submit(IDENTITIES + "/remove", Map.of("identity", id, "current", "wrong"))
                        .statusCode())
                .isEqualTo(422);
        visit.submit(IDENTITIES + "/remove", Map.of("identity", id, "current", Visit.password()))
                .then()
                .statusCode(303);
        assertThat(visit.get(IDENTITIES).asString()).contains("None is linked yet.");
        assertThat(visit.get("/account/security").asString())
                .contains("Sign-in with another provider added", "Sign-in with another provider removed");
        Visit after = Visit.asGuest();
        assertThat(through(after, "trial", ada, "/").header("Location")).isEqualTo("/register/openid");
    }

    @Test
    void whoseAccountIsLinkedIsToldByMail() {
        Visit visit = Visit.signedIn();
        Mailbox mailbox = new Mailbox(visit.name() + "@linked.example");
        confirm(visit, mailbox.address());
        link(visit, ada);
        Mailbox.Mail mail = mailbox.next();
        assertThat(mail.subject()).isEqualTo("Trial can now sign in to your account at " + site.origin());
        assertThat(mail.text()).contains("an account at Trial was linked");
        assertThat(mail.link()).isEqualTo(IDENTITIES);
    }

    /** A user who began at another name of the host comes back without the cookie, to the site's own address. */
    @Test
    void whoseAnswerComesToAnotherBrowserIsToldWhereToBeginAgain() {
        assertThat(refusal(Visit.asGuest(), DOOR + "/back?code=x&state=x")).contains("Begin again at " + site.origin());
    }

    @Test
    void questionsToAProviderAreCountedByThemselvesAndSoIsSaid() {
        ContentHash key = ContentHash.of("question to a provider from 127.0.0.1".getBytes(StandardCharsets.UTF_8));
        Sql.of("insert into sign_in_attempt (counted_for, failures, until) values (:key, 1000000, :until)"
                        + " on conflict (counted_for) do update set failures = 1000000, until = excluded.until")
                .on(database)
                .with("key", key.hex())
                .with("until", clock.instant().plus(Duration.ofMinutes(10)))
                .update();
        try {
            Visit visit = Visit.asGuest();
            Response refused = visit.get(DOOR);
            assertThat(refused.statusCode()).isEqualTo(429);
            assertThat(refused.header("Retry-After")).isNotBlank();
            assertThat(refused.asString())
                    .contains("Too many sign-ins with a provider were begun")
                    .doesNotContain("wrong passwords");
            assertThat(visit.submit("/sign-in/passkey/begin", Map.of()).statusCode())
                    .isEqualTo(200);
        } finally {
            Sql.of("delete from sign_in_attempt where counted_for = :key")
                    .on(database)
                    .with("key", key.hex())
                    .update();
        }
    }

    /** Enter at the password presses it. */
    @Test
    void theFirstButtonUnlinksNothing() {
        Visit visit = registered(ada);
        String page = visit.get(IDENTITIES).asString();
        assertThat(firstButton(page)).contains("formaction=\"" + IDENTITIES + "/begin\"");
        assertThat(page).contains("aria-label=\"Unlink: Trial, " + ada.address() + "\"");
        use(Map.of());
        String none = visit.get(IDENTITIES).asString();
        assertThat(none).contains(IDENTITIES + "/remove");
        assertThat(firstButton(none)).isEqualTo(" disabled hidden");
    }

    @Test
    void nobodyUnlinksAnIdentityOfAnother() {
        Visit owner = Visit.signedIn();
        link(owner, ada);
        String id = between(owner.get(IDENTITIES).asString(), "name=\"identity\" value=\"", "\"");
        for (String one : List.of(id, "", "x", "99999999999999999999")) {
            Visit.signedIn()
                    .submit(IDENTITIES + "/remove", Map.of("identity", one, "current", Visit.password()))
                    .then()
                    .statusCode(303);
        }
        assertThat(owner.get(IDENTITIES).asString()).contains(ada.address());
    }

    @Test
    void anIdentityOfAnotherAccountStaysTheirs() {
        Visit owner = Visit.signedIn();
        link(owner, ada);
        Visit thief = Visit.signedIn();
        link(thief, ada);
        assertThat(thief.get(IDENTITIES).asString()).contains("opens another account here", "None is linked yet.");
        Visit later = Visit.asGuest();
        through(later, "trial", ada, "/");
        assertThat(later.get("/account").asString()).contains(owner.name());
    }

    @Test
    void whoSignedOutMeanwhileLinksNothing() {
        Visit visit = Visit.signedIn();
        String back = approve(
                refresh(visit.submit(IDENTITIES + "/begin", Map.of("provider", "trial", "current", Visit.password()))),
                ada.name());
        visit.submit("/sign-out", Map.of());
        assertThat(refusal(visit, back)).contains("is not for this browser");
        assertThat(rows("provider_identity where subject = '" + ada.subject() + "'"))
                .isZero();
    }

    @Test
    void theLastWayInStays() {
        Visit visit = registered(ada);
        visit.get(approve(refresh(anew(visit)), ada.name()));
        String id = between(visit.get(IDENTITIES).asString(), "name=\"identity\" value=\"", "\"");
        Response refused = visit.submit(IDENTITIES + "/remove", Map.of("identity", id));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("Nothing else would let you in.");
        visit.submit("/account/password", Map.of("password", "a password of my own"))
                .then()
                .statusCode(303);
        visit.submit(IDENTITIES + "/remove", Map.of("identity", id, "current", "a password of my own"))
                .then()
                .statusCode(303);
        assertThat(visit.get(IDENTITIES).asString()).contains("None is linked yet.");
    }

    @Test
    void anIdentityOfAProviderThatIsNotOfferedAnyMoreIsNoWayIn() {
        Visit visit = registered(ada);
        visit.get(approve(refresh(anew(visit)), ada.name()));
        Somebody also = somebody(true);
        link(visit, also);
        use(Map.of("other", configured("https://other.example", Duration.ofMinutes(2))));
        String page = visit.get(IDENTITIES).asString();
        assertThat(page).contains(provider.issuer(), "no longer offered here");
        String id = between(page, "name=\"identity\" value=\"", "\"");
        assertThat(visit.submit(IDENTITIES + "/remove", Map.of("identity", id)).statusCode())
                .isEqualTo(422);
    }

    @Test
    void whoHasNoPasswordDoesEverythingAfterTheProviderHasAskedThemAnew() {
        Visit visit = registered(ada);
        String name = between(visit.get("/account").asString(), "<h1>", "</h1>");
        through(visit, "trial", ada, "/");
        Map<String, Map<String, String>> asked = new HashMap<>();
        asked.put("/account/passkeys/begin", Map.of());
        asked.put("/account/email", Map.of("address", "fresh@example.org"));
        asked.put("/account/delete", Map.of());
        asked.put("/account/password", Map.of("password", "a password of my own"));
        asked.put(IDENTITIES + "/begin", Map.of("provider", "trial"));
        visit.submit("/account/second-factor", Map.of());
        asked.put("/account/second-factor/confirm", Map.of("code", "000000"));
        asked.forEach((address, form) -> {
            Response refused = visit.submit(address, form);
            assertThat(refused.statusCode()).as(address).isEqualTo(422);
            assertThat(refused.asString()).as(address).contains("have not shown in the last ten minutes", "Show it");
        });

        assertThat(visit.get("/account/anew?return=%2Faccount%2Fpasskeys").asString())
                .contains("Sign in with Trial")
                .doesNotContain("Sign in with Gone");
        assertThat(visit.get(approve(refresh(anew(visit)), ada.name())).header("Location"))
                .isEqualTo("/account/passkeys");
        assertThat(visit.get("/account/passkeys").asString())
                .contains("You proved who you are a moment ago, so we ask for nothing more.");
        visit.submit("/account/passkeys/begin", Map.of()).then().statusCode(200);
        visit.submit("/account/email", Map.of("address", "fresh@example.org"))
                .then()
                .statusCode(303);
        assertThat(visit.submit("/account/second-factor/confirm", Map.of("code", "000000"))
                        .asString())
                .doesNotContain("in the last ten minutes");
        assertThat(visit.get("/account/password").asString()).contains("Set a password");
        visit.submit("/account/password", Map.of("password", "a password of my own"))
                .then()
                .statusCode(303);
        assertThat(visit.get("/account/password").asString()).contains("Change password");
        visit.submit("/account/delete", Map.of("current", "a password of my own"))
                .then()
                .statusCode(303);
        assertThat(rows("provider_identity where subject = '" + ada.subject() + "'"))
                .isZero();
        assertThat(rows("account where name = '" + name + "'")).isZero();
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.INCLUDE,
            names = {"NO_SIGN_IN_TIME", "ASKS_NOBODY", "SIGN_IN_TO_COME"})
    void aProviderThatAskedNobodyAnewShowsNothing(Trick trick) {
        Visit visit = registered(ada);
        provider.play(trick);
        long before = refusals("trial: stale");
        Response back = visit.get(approve(refresh(anew(visit)), ada.name()));
        assertThat(back.header("Location")).isEqualTo("/account/passkeys");
        assertThat(visit.get("/account/passkeys").asString())
                .contains("Trial does not say that you signed in there just now")
                .doesNotContain("You proved who you are a moment ago");
        assertThat(visit.submit("/account/passkeys/begin", Map.of()).statusCode())
                .isEqualTo(422);
        assertThat(refusals("trial: stale")).isEqualTo(before + 1);
    }

    @Test
    void whatWasShownAnewIsGoodForTenMinutes() {
        Visit visit = registered(ada);
        visit.get(approve(refresh(anew(visit)), ada.name()));
        visit.submit("/account/passkeys/begin", Map.of()).then().statusCode(200);
        ahead.advance(Duration.ofMinutes(11));
        visit.submit("/account/passkeys/begin", Map.of()).then().statusCode(422);
    }

    @Test
    void aClockThatIsAMinuteBehindAsksNobodyTwice() {
        Visit visit = registered(ada);
        provider.setClock(() -> clock.instant().minusSeconds(50));
        visit.get(approve(refresh(anew(visit)), ada.name()));
        visit.submit("/account/passkeys/begin", Map.of()).then().statusCode(200);
    }

    @Test
    void somebodyElseAtTheProviderShowsNothing() {
        Visit visit = registered(ada);
        Visit other = registered(somebody(true));
        assertThat(visit.get(approve(refresh(anew(visit)), somebody(true).name()))
                        .header("Location"))
                .isEqualTo("/account/passkeys");
        assertThat(visit.get("/account/passkeys").asString()).contains("as somebody else");
        String question = refresh(anew(visit));
        assertThat(other.get(approve(question, ada.name())).header("Location")).isEqualTo("/sign-in");
        visit.submit("/account/passkeys/begin", Map.of()).then().statusCode(422);
    }

    @Test
    void aProviderThatOpensNotThisAccountIsNotAskedForIt() {
        Visit visit = Visit.signedIn();
        assertThat(visit.submit("/account/anew", Map.of("provider", "trial")).statusCode())
                .isEqualTo(404);
        assertThat(visit.get("/account/anew").asString()).doesNotContain("Sign in with Trial");
    }

    private static Response anew(Visit visit) {
        return visit.submit("/account/anew", Map.of("provider", "trial", "return", "/account/passkeys"));
    }

    @ParameterizedTest
    @CsvSource({"''", "password", "null"})
    void noPasswordOpensAnAccountThatHasNone(String password) {
        Visit visit = registered(ada);
        String name = between(visit.get("/account").asString(), "<h1>", "</h1>");
        Visit guest = Visit.asGuest();
        assertThat(guest.submit("/sign-in", Map.of("name", name, "password", password))
                        .statusCode())
                .isEqualTo(422);
        assertThat(guest.cookie(SESSION)).isNull();
    }

    @Test
    void aSecondFactorIsAskedForAllTheSame() {
        Visit visit = Visit.signedIn();
        link(visit, ada);
        Sql.of("""
                insert into totp (account_id, secret, begun_at, confirmed_at, last_step)
                select id, repeat('A', 32), now(), now(), 0 from account where name = :name""").on(database).with("name", visit.name()).update();
        Visit later = Visit.asGuest();
        assertThat(through(later, "trial", ada, "/").header("Location")).isEqualTo("/sign-in/code");
        assertThat(later.cookie(SESSION)).isNull();
    }

    @Test
    void anAdminIsNoneWithoutASecondFactor() {
        Visit visit = Visit.signedIn();
        link(visit, ada);
        Sql.of("update account set role = 'admin' where name = :name")
                .on(database)
                .with("name", visit.name())
                .update();
        Visit later = Visit.asGuest();
        assertThat(through(later, "trial", ada, "/").header("Location")).isEqualTo("/account/second-factor");
        assertThat(later.get("/admin/security").header("Location")).isEqualTo("/account/second-factor");
        Sql.of("update account set role = 'user' where name = :name")
                .on(database)
                .with("name", visit.name())
                .update();
    }

    /** Or a stolen password would be enough to add a way in of one's own. */
    @Test
    void anAdminWhoHasASecondFactorAndSignedInWithoutLinksAndUnlinksNothing() {
        Visit eve = Visit.signedIn();
        link(eve, ada);
        String id = between(eve.get(IDENTITIES).asString(), "name=\"identity\" value=\"", "\"");
        through(eve, "trial", somebody(true), "/");
        KeptPasskey.add(database, eve.name());
        Admins.admitWithoutSecondFactor(database, eve.name());

        Map<String, String> form = Map.of("provider", "trial", "identity", id, "current", Visit.password());
        for (String action : List.of("/begin", "/link", "/remove")) {
            Response refused = eve.submit(IDENTITIES + action, form);
            assertThat(refused.statusCode()).as(action).isEqualTo(422);
            assertThat(refused.asString()).as(action).contains(Texts.of("step-up-lead"));
        }
        assertThat(eve.get(IDENTITIES).asString())
                .contains("href=\"/sign-in?return=%2Faccount%2Fidentities\"")
                .doesNotContain("action=\"/account/identities");
        assertThat(identitiesOf(eve)).isOne();

        Admins.admit(database, eve.name());
        eve.submit(IDENTITIES + "/link", form).then().statusCode(303);
        assertThat(identitiesOf(eve)).isEqualTo(2);
        eve.submit(IDENTITIES + "/remove", form).then().statusCode(303);
        assertThat(identitiesOf(eve)).isOne();
    }

    @Test
    void aTokenOfAnotherAlgorithmThatIsAllowedIsTaken() {
        provider.play(Trick.ELLIPTIC);
        assertThat(through(Visit.asGuest(), "trial", ada, "/").header("Location"))
                .isEqualTo("/register/openid");
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.INCLUDE,
            names = {
                "WRONG_NONCE",
                "NO_NONCE",
                "WRONG_ISSUER",
                "WRONG_AUDIENCE",
                "SEVERAL_AUDIENCES",
                "OTHER_PARTY",
                "FOREIGN_KEY",
                "UNKNOWN_KEY_ID",
                "ALGORITHM_NONE",
                "PUBLIC_KEY_AS_SECRET",
                "SECRET_OF_THE_CLIENT",
                "EXPIRED",
                "WRONG_ACCESS_TOKEN",
                "NO_SUBJECT",
                "EMPTY_SUBJECT",
                "LONG_SUBJECT",
                "ODD_SUBJECT",
                "EMPTY_PARTY"
            })
    void aTokenThatProvesNothingLetsNobodyIn(Trick trick) {
        registered(ada);
        provider.play(trick);
        nothingIsGranted("trial", "The answer of Trial could not be trusted, so nobody was signed in.", "unproven");
    }

    @ParameterizedTest
    @CsvSource({
        "HUGE_TOKENS, trial, unreachable, cannot be reached now",
        "SILENT, hasty, unreachable, cannot be reached now",
        "NO_TOKENS, trial, declined, did not let you in"
    })
    void aProviderThatFailsLetsNobodyIn(Trick trick, String name, String code, String line) {
        registered(ada);
        // What it says of itself is known from here on, however long that took: only the tokens are late.
        Visit first = Visit.asGuest();
        for (int i = 0; i < 60 && first.cookie("grundy_openid") == null; i++) {
            first.get("/sign-in/openid/" + name);
        }
        provider.play(trick);
        nothingIsGranted(name, line, code);
    }

    @ParameterizedTest
    @EnumSource(names = {"HUGE_DESCRIPTION", "OTHER_DESCRIPTION", "OPEN_DESCRIPTION"})
    void aProviderThatDescribesItselfWronglyIsNotAsked(Trick trick) {
        provider.play(trick);
        notReached("trial");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<html>",
                "{}",
                "[]",
                "null",
                "{\"access_token\":\"\",\"token_type\":\"Bearer\",\"id_token\":\"\"}",
                "{\"access_token\":1,\"token_type\":[],\"id_token\":{}}",
                "{\"access_token\":\"x\",\"token_type\":\"Bearer\"}"
            })
    void tokensThatAreNoneLetNobodyIn(String tokens) {
        provider.give(tokens);
        nothingIsGranted("trial", "cannot be reached now", "unreachable");
    }

    @Test
    void bracketsWithoutEndAreNoTokensAndNoDescription() {
        provider.give("[".repeat(200_000));
        nothingIsGranted("trial", "cannot be reached now", "unreachable");
        use(Map.of("trial", configured(provider.issuer(), Duration.ofMinutes(2))));
        provider.describeAs("{\"issuer\":" + "[".repeat(200_000));
        notReached("trial");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<html>",
                "{}",
                "[]",
                "null",
                "{\"issuer\":1}",
                "{\"issuer\":\"ISSUER\",\"subject_types_supported\":[\"public\"],\"jwks_uri\":\"ISSUER/keys\"}",
                "{\"issuer\":\"ISSUER\",\"subject_types_supported\":[\"public\"],\"jwks_uri\":\"file:///etc/passwd\","
                        + "\"authorization_endpoint\":\"ISSUER/authorize\",\"token_endpoint\":\"ISSUER/token\"}"
            })
    void aDescriptionThatIsNoneIsNotUsed(String description) {
        provider.describeAs(description.replace("ISSUER", provider.issuer()));
        notReached("trial");
    }

    @Test
    void aProviderThatIsDownIsNotAsked() {
        notReached("gone");
    }

    @Test
    void anotherSiteLeadsNobodyOutToAProvider() {
        Response led = ledBy("cross-site");
        assertThat(led.statusCode()).isEqualTo(303);
        assertThat(led.header("Location")).isEqualTo("/sign-in?return=%2Fpractice");
        assertThat(led.header("Refresh")).isNull();
        assertThat(led.cookie("grundy_openid")).isNull();
        assertThat(refresh(ledBy("same-origin"))).startsWith(provider.issuer());
    }

    @Test
    void whoCancelsIsBackAtTheDoor() {
        Visit visit = Visit.asGuest();
        String back = answer(refresh(visit.get(DOOR + "?return=%2Fpractice")), "cancel=yes");
        long before = refusals("trial: cancelled");
        assertThat(refusal(visit, back)).contains("You were not signed in at Trial.");
        assertThat(refusals("trial: cancelled")).isEqualTo(before + 1);
    }

    @Test
    void whatAnswersAnotherBrowserIsRefused() {
        registered(ada);
        Visit owner = Visit.asGuest();
        String back = approve(refresh(owner.get(DOOR)), ada.name());
        Visit victim = Visit.asGuest();
        victim.get(DOOR);
        assertThat(refusal(victim, back)).contains("is not for this browser");
        assertThat(victim.cookie(SESSION)).isNull();
        long before = refusals("trial: not-asked");
        assertThat(refusal(Visit.asGuest(), back)).contains("is not for this browser");
        assertThat(refusals("trial: not-asked")).isEqualTo(before + 1);
        assertThat(owner.get(back).header("Location"))
                .as("which used nothing up")
                .isEqualTo("/");
    }

    @Test
    void anAnswerIsTakenOnce() {
        registered(ada);
        Visit visit = Visit.asGuest();
        String back = approve(refresh(visit.get(DOOR)), ada.name());
        String asked = visit.cookie("grundy_openid");
        assertThat(visit.get(back).header("Location")).isEqualTo("/");
        Visit again = Visit.asGuest();
        again.setCookie("grundy_openid", asked);
        assertThat(refusal(again, back)).contains("was used already");
        assertThat(again.cookie(SESSION)).isNull();
    }

    @Test
    void anAnswerComesWithinAQuarterOfAnHour() {
        registered(ada);
        Visit visit = Visit.asGuest();
        String back = approve(refresh(visit.get(DOOR)), ada.name());
        ahead.advance(Duration.ofMinutes(16));
        assertThat(refusal(visit, back)).contains("came too late");
        assertThat(visit.cookie(SESSION)).isNull();
    }

    @Test
    void theAnswerOfOneProviderIsNotTakenForAnothers() {
        registered(ada);
        Visit visit = Visit.asGuest();
        String back = approve(refresh(visit.get(DOOR)), ada.name());
        assertThat(refusal(visit, back.replace("/trial/", "/hasty/"))).contains("is not for this browser");
        assertThat(visit.cookie(SESSION)).isNull();
        Visit other = Visit.asGuest();
        String mixed = approve(refresh(other.get(DOOR)), ada.name())
                .replaceFirst("iss=[^&]*", "iss=https%3A%2F%2Fevil.example");
        assertThat(refusal(other, mixed)).contains("could not be trusted");
        Visit silent = Visit.asGuest();
        String without = approve(refresh(silent.get(DOOR)), ada.name()).replaceFirst("&iss=[^&]*", "");
        assertThat(refusal(silent, without)).contains("could not be trusted");
    }

    @ParameterizedTest
    @CsvSource({
        "''",
        "?state=x",
        "?code=x&state=x",
        "?error=x",
        "?error=%0d%0a&state=%0d%0a",
        "?code=x&code=y&state=1&state=2"
    })
    void anAnswerToNothingIsRefused(String query) {
        Visit visit = Visit.asGuest();
        assertThat(refusal(visit, DOOR + "/back" + query)).contains("is not for this browser");
    }

    @Test
    void whatTheProviderCallsAnErrorStaysWithTheOperator() {
        Visit visit = Visit.asGuest();
        String back =
                answer(refresh(visit.get(DOOR)), "cancel=yes").replace("access_denied", "%3Cscript%3Einvalid_scope");
        assertThat(refusal(visit, back)).contains("Trial did not let you in.").doesNotContain("invalid_scope");
    }

    @Test
    void theLineIsGermanForWhoReadsGerman() {
        Visit visit = Visit.asGuest();
        visit.prefer("de");
        String back = answer(refresh(visit.get(DOOR)), "cancel=yes");
        assertThat(refusal(visit, back)).contains("Du wurdest bei Trial nicht angemeldet.");
        assertThat(visit.get("/sign-in").asString()).contains("Mit Trial anmelden");
    }

    @Test
    void aProviderThatNobodyConfiguredIsNoAddress() {
        assertThat(Visit.asGuest().get("/sign-in/openid/none").statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest()
                        .get("/sign-in/openid/none/back?code=x&state=y")
                        .statusCode())
                .isEqualTo(404);
        assertThat(Visit.signedIn()
                        .submit(IDENTITIES + "/begin", Map.of("provider", "none", "current", Visit.password()))
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void withoutAnyProviderNothingOfItIsShown() {
        use(Map.of());
        assertThat(Visit.asGuest().get("/sign-in").asString()).doesNotContain("/sign-in/openid/");
        assertThat(Visit.asGuest().get("/register").asString()).doesNotContain("/sign-in/openid/");
        assertThat(Visit.signedIn().get("/account").asString()).doesNotContain(IDENTITIES);
    }

    @Test
    void theButtonsSayWhichThereAreAndWhereToGoOn() {
        assertThat(Visit.asGuest().get("/sign-in?return=%2Fpractice").asString())
                .contains("Sign in with Trial", "href=\"/sign-in/openid/trial?return=%2Fpractice\"");
        assertThat(Visit.signedIn().get("/account").asString()).contains(IDENTITIES);
    }

    @Test
    void noSecretIsStored() {
        Visit visit = Visit.asGuest();
        String question = refresh(visit.get(DOOR));
        String stored = Sql.of("select coalesce(string_agg(r::text, ' '), '') as rows from provider_request r")
                .on(database)
                .one(row -> row.getString("rows"));
        assertThat(stored).isNotEmpty();
        assertThat(List.of(
                        visit.cookie("grundy_openid"),
                        between(question, "state=", "&"),
                        between(question + "&", "nonce=", "&")))
                .allSatisfy(secret -> assertThat(secret).isNotEmpty())
                .noneMatch(stored::contains);
        assertThat(question).contains("code_challenge_method=S256").doesNotContain(TrialProvider.SECRET);
    }

    @Test
    void ownDataHoldTheIdentity() {
        Visit visit = registered(ada);
        byte[] zip = visit.submit("/account/data.zip", Map.of()).asByteArray();
        assertThat(file(zip, "provider_identity.json")).contains(ada.subject(), provider.issuer());
    }

    private static Response ledBy(String site) {
        return Visit.asGuest().request().from(site).get(DOOR + "?return=%2Fpractice");
    }

    /** Through the provider and back: the answer of the address that it sends the browser to. */
    private Response through(Visit visit, String name, Somebody who, String next) {
        String question = refresh(
                visit.get("/sign-in/openid/" + name + "?return=" + URLEncoder.encode(next, StandardCharsets.UTF_8)));
        return visit.get(approve(question, who.name()));
    }

    /** Somebody with an account that the provider made. */
    private Visit registered(Somebody who) {
        Visit visit = Visit.asGuest();
        through(visit, "trial", who, "/");
        visit.submit("/register/openid", Map.of("name", Visit.newName())).then().statusCode(303);
        return visit;
    }

    private void link(Visit visit, Somebody who) {
        Response begun = visit.submit(IDENTITIES + "/begin", Map.of("provider", "trial", "current", Visit.password()));
        assertThat(visit.get(approve(refresh(begun), who.name())).header("Location"))
                .isEqualTo(IDENTITIES);
    }

    private void nothingIsGranted(String name, String line, String code) {
        Visit visit = Visit.asGuest();
        long before = refusals(name + ": " + code);
        Response out = visit.get("/sign-in/openid/" + name + "?return=%2Fpractice");
        String page = refusal(visit, approve(refresh(out), ada.name()));
        assertThat(page).contains(line).containsPattern("name=\"return\" value=\"/practice\"");
        assertThat(visit.cookie(SESSION)).isNull();
        assertThat(visit.cookie("grundy_proven")).isNull();
        assertThat(refusals(name + ": " + code)).isEqualTo(before + 1);
    }

    private void notReached(String name) {
        Visit visit = Visit.asGuest();
        long before = refusals(name + ": unreachable");
        assertThat(visit.get("/sign-in/openid/" + name).header("Location")).isEqualTo("/sign-in");
        assertThat(visit.get("/sign-in").asString()).contains("cannot be reached now");
        assertThat(refusals(name + ": unreachable")).isEqualTo(before + 1);
    }

    /** The page that a refused answer leads to. */
    private static String refusal(Visit visit, String back) {
        Response answer = visit.get(back);
        assertThat(answer.statusCode()).isEqualTo(303);
        while (answer.statusCode() == 303) {
            back = answer.header("Location");
            answer = visit.get(back);
        }
        assertThat(back).startsWith("/sign-in");
        return answer.asString();
    }

    private long refusals(String detail) {
        return Sql.of("select coalesce(sum(times), 0) from security_event where kind = :kind and detail = :detail")
                .on(database)
                .with("kind", SecurityEvent.PROVIDER_REFUSED.code())
                .with("detail", detail)
                .one(row -> row.getLong(1));
    }

    private long identitiesOf(Visit visit) {
        return rows("provider_identity i join account a on a.id = i.account_id where a.name = '" + visit.name() + "'");
    }

    private long rows(String what) {
        return Sql.of("select count(*) from " + what).on(database).one(row -> row.getLong(1));
    }

    private void confirm(Visit owner, String address) {
        Sql.of("""
                insert into account_email (account_id, confirmed, address, given_at)
                select id, true, :address, now() from account where name = :name""")
                .on(database)
                .with("address", address)
                .with("name", owner.name())
                .update();
    }

    private Somebody somebody(boolean verified) {
        String id = UUID.randomUUID().toString();
        String name = "p" + id.replace("-", "").substring(0, 12);
        return provider.add(new Somebody(id, name, name + "@provider.example", verified));
    }

    private void use(Map<String, OpenIdConfig.OfProvider> configured) {
        if (providers != null) {
            providers.end();
        }
        providers = new Providers(configured, site, clock);
        QuarkusMock.installMockForType(providers, Providers.class);
    }

    private static OpenIdConfig.OfProvider configured(String issuer, Duration patience) {
        return new Configured(issuer, "Trial", patience);
    }

    /** Where a page leads on to by itself. */
    private static String refresh(Response page) {
        assertThat(page.statusCode()).isEqualTo(200);
        String refresh = page.header("Refresh");
        assertThat(refresh).startsWith("0; url=http");
        return refresh.substring("0; url=".length());
    }

    private String approve(String question, String who) {
        return answer(question, "who=" + who);
    }

    /** What the browser is sent back to when that form is sent there: path and query. */
    private String answer(String question, String form) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(question))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form))
                .build();
        try {
            HttpResponse<String> answer = browser.send(request, HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
            URI back = URI.create(answer.headers().firstValue("Location").orElseThrow());
            return back.getRawPath() + "?" + back.getRawQuery();
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    private static String file(byte[] zip, String name) {
        try (ZipInputStream files = new ZipInputStream(new ByteArrayInputStream(zip))) {
            ZipEntry entry = files.getNextEntry();
            while (!entry.getName().equals(name)) {
                entry = files.getNextEntry();
            }
            return new String(files.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** What the tag of the first button of the page of identities says. */
    private static String firstButton(String page) {
        String form = between(page, "action=\"" + IDENTITIES + "/link\"", "</form>");
        return between(form, "<button", ">");
    }

    private static String between(String text, String before, String after) {
        int start = text.indexOf(before);
        assertThat(start).as(before + " in " + text).isNotNegative();
        return text.substring(start + before.length(), text.indexOf(after, start + before.length()));
    }

    /** A provider as the configuration names it. */
    private record Configured(String at, String label0, Duration patience) implements OpenIdConfig.OfProvider {
        @Override
        public Optional<String> issuer() {
            return Optional.of(at);
        }

        @Override
        public Optional<String> clientId() {
            return Optional.of(TrialProvider.CLIENT);
        }

        @Override
        public Optional<String> clientSecret() {
            return Optional.of(TrialProvider.SECRET);
        }

        @Override
        public Optional<String> label() {
            return Optional.of(label0);
        }

        @Override
        public List<String> scopes() {
            return List.of("openid", "profile", "email");
        }
    }
}
