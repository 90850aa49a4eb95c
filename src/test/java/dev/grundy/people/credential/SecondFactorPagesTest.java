package dev.grundy.people.credential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.factor.SecondFactorRepository;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.CodeApp;
import dev.grundy.testsupport.KeptPasskey;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.frame.Texts;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A second factor from its set-up to its end, through the pages. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SecondFactorPagesTest {
    private static final String PAGE = "/account/second-factor";
    private static final String STEP = "/sign-in/code";
    private static final String SESSION = "grundy_session";
    private static final Pattern RECOVERY_CODE = Pattern.compile("[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}");

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    private Visit ada;
    private CodeApp app;
    private List<String> recoveryCodes;

    @BeforeEach
    void somebodyWithASecondFactor() {
        ada = Visit.signedIn();
        recoveryCodes = setUp(ada);
        // The code that turned it on is used up.
        nextCode();
    }

    @AfterEach
    void putTheClockBack() {
        clock.reset();
    }

    @Test
    void tenRecoveryCodesAreShownOnceAndNowhereKept() {
        assertThat(recoveryCodes).hasSize(10).doesNotHaveDuplicates();
        assertThat(ada.get(PAGE).asString()).contains("On since").doesNotContainPattern(RECOVERY_CODE);
        String stored = Sql.of("select coalesce(string_agg(r::text, ' '), '') as rows from recovery_code r")
                .on(database)
                .one(row -> row.getString("rows"));
        assertThat(stored).isNotEmpty();
        assertThat(recoveryCodes).noneMatch(code -> stored.contains(code) || stored.contains(code.replace("-", "")));
    }

    @Test
    void thePageOfTheCodesIsKeptByNoCache() {
        Visit bob = Visit.signedIn();
        assertThat(confirm(bob, scan(bob), Visit.password()).header("Cache-Control"))
                .contains("no-store");
    }

    @Test
    void betweenPasswordAndCodeNobodyIsSignedIn() {
        Visit visit = Visit.asGuest();
        Response first = signIn(visit, "/problems?q=nim");
        assertThat(first.statusCode()).isEqualTo(303);
        assertThat(first.header("Location")).isEqualTo(STEP);
        assertThat(visit.cookie(SESSION)).isNull();
        assertThat(visit.get("/account").header("Location")).startsWith("/sign-in?return=");
        assertThat(visit.submit("/account/profile", Map.of("visible", "nobody")).statusCode())
                .isEqualTo(401);
        assertThat(visit.get(STEP).asString()).contains("One more step");
        Response second = visit.submit(STEP, Map.of("code", code()));
        assertThat(second.statusCode()).isEqualTo(303);
        assertThat(second.header("Location")).isEqualTo("/problems?q=nim");
        assertThat(visit.get("/account").asString()).contains(ada.name());
    }

    @Test
    void whoChoosesAnotherWayInAtTheSecondStepComesBackAllTheSame() {
        Visit visit = Visit.asGuest();
        signIn(visit, "/problems?q=nim&page=2");
        String other = "<a href=\"/sign-in?return=%2Fproblems%3Fq%3Dnim%26page%3D2\">";
        assertThat(visit.get(STEP).asString()).contains(other);
        assertThat(visit.submit(STEP, Map.of("code", "no code")).asString()).contains(other);
    }

    @Test
    void whatThePendingCookieHoldsIsNoSession() {
        Visit visit = Visit.asGuest();
        signIn(visit, "/");
        Visit thief = Visit.asGuest();
        thief.setCookie(SESSION, visit.cookie("grundy_second_step"));
        assertThat(thief.get("/account").statusCode()).isEqualTo(303);
    }

    @Test
    void withoutTheFirstStepInTheSameBrowserNoCodeIsTaken() {
        signIn(Visit.asGuest(), "/");
        Visit other = Visit.asGuest();
        assertThat(other.submit(STEP, Map.of("code", code())).header("Location"))
                .isEqualTo("/sign-in");
        assertThat(other.cookie(SESSION)).isNull();
        assertThat(other.get("/sign-in").asString()).contains("Sign in with your name and password first");
    }

    @Test
    void theSecondStepMustFollowWithinTenMinutes() {
        Visit visit = Visit.asGuest();
        signIn(visit, "/");
        clock.advance(Duration.ofMinutes(10));
        assertThat(visit.submit(STEP, Map.of("code", code())).header("Location"))
                .isEqualTo("/sign-in");
        assertThat(visit.cookie(SESSION)).isNull();
    }

    @Test
    void aCodeIsTakenOnce() {
        String code = code();
        assertThat(twoSteps(code).statusCode()).isEqualTo(303);
        Response again = twoSteps(code);
        assertThat(again.statusCode()).isEqualTo(422);
        assertThat(again.asString()).contains("was used already").containsPattern("id=\"code\"[^>]* autofocus");
        nextCode();
        assertThat(twoSteps(code()).statusCode()).isEqualTo(303);
    }

    @Test
    void anEarlierCodeIsNotTakenAfterALaterOne() {
        String earlier = code();
        nextCode();
        assertThat(twoSteps(code()).statusCode()).isEqualTo(303);
        assertThat(twoSteps(earlier).statusCode()).isEqualTo(422);
    }

    @Test
    void ofManyBrowsersThatShowTheSameCodeAtOnceOneGetsIn() throws Exception {
        String code = code();
        List<Visit> browsers = Stream.generate(Visit::asGuest).limit(8).toList();
        browsers.forEach(browser -> signIn(browser, "/"));
        List<Integer> answers = new ArrayList<>();
        try (ExecutorService people = Executors.newFixedThreadPool(browsers.size())) {
            List<Future<Integer>> asked = browsers.stream()
                    .map(browser -> people.submit(
                            () -> browser.submit(STEP, Map.of("code", code)).statusCode()))
                    .toList();
            for (Future<Integer> answer : asked) {
                answers.add(answer.get());
            }
        }
        assertThat(answers).containsOnly(303, 422).containsOnlyOnce(303);
    }

    @Test
    void aRecoveryCodeStandsInOnce() {
        String code = recoveryCodes.get(3);
        Visit visit = Visit.asGuest();
        signIn(visit, "/");
        visit.submit(STEP, Map.of("code", code.toLowerCase(java.util.Locale.ROOT)))
                .then()
                .statusCode(303);
        assertThat(visit.get("/account").asString()).contains("Recovery codes left: 9.");
        assertThat(twoSteps(code).statusCode()).isEqualTo(422);
        assertThat(twoSteps(recoveryCodes.get(4)).statusCode()).isEqualTo(303);
    }

    @Test
    void oneOfAnotherPersonIsNotTaken() {
        Visit bob = Visit.signedIn();
        List<String> bobs = setUp(bob);
        assertThat(twoSteps(bobs.getFirst()).statusCode()).isEqualTo(422);
    }

    @Test
    void tooManyWrongCodesMakeOneWaitWhateverTheBrowser() {
        for (int i = 0; i < 10; i++) {
            assertThat(twoSteps("no code " + i).statusCode()).isEqualTo(422);
        }
        Response refused = twoSteps(code());
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 900);
        assertThat(refused.asString()).contains("Too many wrong codes");
        clock.advance(Duration.ofMinutes(16));
        assertThat(twoSteps(code()).statusCode()).isEqualTo(303);
    }

    @Test
    void aNewPasswordEndsAFirstStepThatWasDoneWithTheOldOne() {
        Visit visit = Visit.asGuest();
        signIn(visit, "/");
        ada.submit("/account/password", Map.of("current", Visit.password(), "password", "a wholly new one"))
                .then()
                .statusCode(303);
        assertThat(visit.submit(STEP, Map.of("code", code())).header("Location"))
                .isEqualTo("/sign-in");
    }

    @Test
    void isOffUntilACodeOfItWasShown() {
        Visit bob = Visit.signedIn();
        scan(bob);
        confirm(bob, "000 000", Visit.password()).then().statusCode(422);
        assertThat(signInAs(bob.name(), Visit.asGuest(), "/").header("Location"))
                .isEqualTo("/");
    }

    @Test
    void settingItUpAsksForThePasswordAndSignsOutOtherBrowsers() {
        Visit bob = Visit.signedIn();
        Visit other = Visit.asGuest();
        signInAs(bob.name(), other, "/");
        String code = scan(bob);
        Response refused = confirm(bob, code, "not my password");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("That is not your current password.");
        assertThat(other.get("/account").statusCode()).isEqualTo(200);
        confirm(bob, code, Visit.password()).then().statusCode(200);
        assertThat(other.get("/account").statusCode()).isEqualTo(303);
        assertThat(bob.get("/account").statusCode()).isEqualTo(200);
    }

    @Test
    void aCodeIsTakenWithTheBlankThatAppsShowInItAtTheSetUpAndAtTheDoor() {
        Visit bob = Visit.signedIn();
        String code = scan(bob);
        confirm(bob, blank(code), Visit.password()).then().statusCode(200);
        assertThat(twoSteps(blank(code())).statusCode()).isEqualTo(303);
    }

    @Test
    void aSecretThatIsOnIsNotDrawnAnew() {
        ada.submit(PAGE, Map.of()).then().statusCode(303);
        assertThat(ada.get(PAGE).asString()).contains("On since");
        assertThat(twoSteps(code()).statusCode()).isEqualTo(303);
    }

    @Test
    void newRecoveryCodesTakeThePlaceOfTheOldOnes() {
        assertThat(ada.submit(PAGE + "/recovery-codes", Map.of("code", "x", "current", Visit.password()))
                        .statusCode())
                .isEqualTo(422);
        List<String> fresh =
                codesOn(ada.submit(PAGE + "/recovery-codes", Map.of("code", code(), "current", Visit.password())));
        assertThat(fresh).hasSize(10).doesNotContainAnyElementsOf(recoveryCodes);
        assertThat(twoSteps(recoveryCodes.getFirst()).statusCode()).isEqualTo(422);
        assertThat(twoSteps(fresh.getFirst()).statusCode()).isEqualTo(303);
    }

    @Test
    void isSwitchedOffWithPasswordAndCodeOnly() {
        assertThat(turnOff("x", Visit.password()).asString()).contains("That code is not right");
        assertThat(turnOff(code(), "not my password").asString()).contains("That is not your current password.");
        assertThat(ada.get(PAGE).asString()).contains("On since");
        turnOff(code(), Visit.password()).then().statusCode(303);
        assertThat(ada.get(PAGE).asString()).contains("Your second factor is off.", "Set it up");
        assertThat(signIn(Visit.asGuest(), "/").header("Location")).isEqualTo("/");
    }

    @Test
    void tenMinutesAfterTheCodeAPasskeyIsAddedOnlyWithAnother() {
        clock.advance(Duration.ofMinutes(11));
        Response refused = ada.submit("/account/passkeys/begin", Map.of("current", Visit.password()));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains(Texts.of("step-up-lead"), "action=\"/account/step-up\"");
        Response wrong = ada.submit("/account/step-up", Map.of("code", "no", "return", "/account/passkeys"));
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.asString()).contains("That code is not right", "value=\"/account/passkeys\"");
        ada.submit("/account/passkeys/begin", Map.of("current", Visit.password()))
                .then()
                .statusCode(422);
        assertThat(ada.submit("/account/step-up", Map.of("code", code(), "return", "/account/passkeys"))
                        .header("Location"))
                .isEqualTo("/account/passkeys");
        ada.submit("/account/passkeys/begin", Map.of("current", Visit.password()))
                .then()
                .statusCode(200);
    }

    @Test
    void aChangeOfThePasswordIsNoSecondFactorShown() {
        clock.advance(Duration.ofMinutes(6));
        ada.submit("/account/password", Map.of("current", Visit.password(), "password", "a wholly new one"))
                .then()
                .statusCode(303);
        clock.advance(Duration.ofMinutes(6));
        ada.submit("/account/passkeys/begin", Map.of("current", "a wholly new one"))
                .then()
                .statusCode(422);
    }

    @Test
    void aRecoveryCodeStandsInForTheCodeThereToo() {
        clock.advance(Duration.ofMinutes(11));
        assertThat(ada.submit(
                                "/account/step-up",
                                Map.of("code", recoveryCodes.get(5), "return", "https://evil.example/"))
                        .header("Location"))
                .isEqualTo("/");
        ada.submit("/account/passkeys/begin", Map.of("current", Visit.password()))
                .then()
                .statusCode(200);
        assertThat(ada.get("/account/security").asString()).contains("Recovery code used");
    }

    @Test
    void tooManyWrongCodesThereMakeOneWaitToo() {
        for (int i = 0; i < 10; i++) {
            ada.submit("/account/step-up", Map.of("code", "no " + i)).then().statusCode(422);
        }
        assertThat(ada.submit("/account/step-up", Map.of("code", code())).statusCode())
                .isEqualTo(429);
    }

    @Test
    void anAdminIsLedToSetItUpBeforeAnythingAdministrative() {
        Visit eve = Visit.signedIn();
        makeAdmin(eve);
        Response led = eve.get("/admin/problems");
        assertThat(led.statusCode()).isEqualTo(303);
        assertThat(led.header("Location")).isEqualTo(PAGE);
        assertThat(led.asString()).isEmpty();
        assertThat(eve.get(PAGE).asString()).contains("Admins need a second factor");
        assertThat(eve.get("/problems").statusCode()).isEqualTo(200);
        setUp(eve);
        assertThat(eve.get("/admin/problems").statusCode()).isEqualTo(200);
    }

    @Test
    void anAdminWithoutOneMayDoWhatEverybodyMayAndNoMore() {
        Visit eve = Visit.signedIn();
        makeAdmin(eve);
        assertThat(eve.submit("/submissions/1/rejudge", Map.of()).header("Location"))
                .isEqualTo(PAGE);
        assertThat(eve.get("/account").asString()).contains("Admin", "Admins need a second factor");
    }

    @Test
    void anAdminWhoSignsInWithoutOneComesToItsSetUp() {
        Visit eve = Visit.signedIn();
        makeAdmin(eve);
        Visit again = Visit.asGuest();
        assertThat(signInAs(eve.name(), again, "/problems").header("Location")).isEqualTo(PAGE);
        assertThat(again.get(PAGE).asString()).contains("Admins need a second factor");
    }

    /** Or a stolen password would be enough to make a second factor of one's own. */
    @Test
    void anAdminWhoHasAPasskeyAndSignedInWithoutSetsUpNoApp() {
        Visit eve = Visit.signedIn();
        makeAdmin(eve);
        String code = scan(eve);
        KeptPasskey.add(database, eve.name());

        Response refused = confirm(eve, code, Visit.password());
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains(Texts.of("step-up-lead"));
        eve.submit(PAGE, Map.of()).then().statusCode(422);
        assertThat(eve.get(PAGE).asString())
                .contains("href=\"/sign-in?return=%2Faccount%2Fsecond-factor\"")
                .doesNotContain("otpauth:");
        assertThat(eve.get("/admin/problems").header("Location")).isEqualTo(PAGE);
        assertThat(eve.get("/account/security").asString()).contains("Second factor refused");
        assertThat(signInAs(eve.name(), Visit.asGuest(), "/").header("Location"))
                .as("none is on")
                .isEqualTo(PAGE);

        Admins.admit(database, eve.name());
        confirm(eve, code, Visit.password()).then().statusCode(200);
    }

    @Test
    void anAdminKeepsItThroughAChangeOfThePasswordAndLosesItWhenItIsSwitchedOff() {
        makeAdmin(ada);
        assertThat(ada.get("/admin/problems").statusCode()).isEqualTo(200);
        String password = "a wholly new one";
        ada.submit("/account/password", Map.of("current", Visit.password(), "password", password))
                .then()
                .statusCode(303);
        assertThat(ada.get("/admin/problems").statusCode()).isEqualTo(200);
        turnOff(code(), password).then().statusCode(303);
        assertThat(ada.get("/admin/problems").header("Location")).isEqualTo(PAGE);
    }

    @Test
    void theOperatorTakesALostOneAway() {
        long account =
                new EntitlementRepository(database).accountNamed(ada.name()).orElseThrow();
        Visit pending = Visit.asGuest();
        signIn(pending, "/");
        assertThat(new SecondFactorRepository(database).takeAway(account)).isTrue();
        assertThat(new SecondFactorRepository(database).takeAway(account)).isFalse();
        assertThat(ada.get("/account").statusCode()).isEqualTo(303);
        assertThat(pending.get(STEP).header("Location")).isEqualTo("/sign-in");
        assertThat(signIn(Visit.asGuest(), "/").header("Location")).isEqualTo("/");
    }

    @Test
    void whatHappenedToItIsInTheLogOfThePerson() {
        twoSteps("no code");
        twoSteps(recoveryCodes.getFirst()).then().statusCode(303);
        turnOff(code(), Visit.password()).then().statusCode(303);
        assertThat(ada.get("/account/security").asString())
                .contains(
                        Texts.of("security-event-second-factor-added"),
                        Texts.of("security-event-second-factor-refused"),
                        Texts.of("security-event-recovery-code-used"),
                        Texts.of("security-event-signed-in"),
                        Texts.of("security-event-second-factor-removed"));
    }

    /** Leaves the person with a second factor, and this test with its app. */
    private List<String> setUp(Visit visit) {
        return codesOn(confirm(visit, scan(visit), Visit.password()));
    }

    /** Begins and answers the code of now. */
    private String scan(Visit visit) {
        visit.submit(PAGE, Map.of()).then().statusCode(303);
        CodeApp scanned = CodeApp.scan(visit.get(PAGE).asString());
        if (app == null) {
            app = scanned;
        }
        return scanned.codeAt(clock.instant());
    }

    private static Response confirm(Visit visit, String code, String password) {
        return visit.submit(PAGE + "/confirm", Map.of("code", code, "current", password));
    }

    private static List<String> codesOn(Response page) {
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.asString()).contains("shown only this once");
        return RECOVERY_CODE
                .matcher(page.asString())
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private Response turnOff(String code, String password) {
        return ada.submit(PAGE + "/off", Map.of("code", code, "current", password));
    }

    private Response twoSteps(String code) {
        Visit visit = Visit.asGuest();
        signIn(visit, "/");
        return visit.submit(STEP, Map.of("code", code));
    }

    private Response signIn(Visit visit, String next) {
        return signInAs(ada.name(), visit, next);
    }

    private static Response signInAs(String name, Visit visit, String next) {
        return visit.submit("/sign-in", Map.of("name", name, "password", Visit.password(), "return", next));
    }

    private void makeAdmin(Visit visit) {
        Admins.admitWithoutSecondFactor(database, visit.name());
    }

    private static String blank(String code) {
        return code.substring(0, 3) + " " + code.substring(3);
    }

    private String code() {
        return app.codeAt(clock.instant());
    }

    private void nextCode() {
        clock.advance(Duration.ofSeconds(30));
    }
}
