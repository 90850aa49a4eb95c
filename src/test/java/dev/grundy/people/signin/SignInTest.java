package dev.grundy.people.signin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Cookie;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SignInTest {
    private static final String SESSION = "grundy_session";

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @AfterEach
    void putTheClockBack() {
        clock.reset();
    }

    @Test
    void registeringSignsIn() {
        Visit visit = Visit.signedIn();
        assertThat(visit.get("/account").asString())
                .contains("<h1>" + visit.name() + "</h1>")
                .contains("Welcome, " + visit.name());
    }

    @Test
    void theWelcomeIsSaidOnce() {
        Visit visit = Visit.signedIn();
        visit.get("/account");
        assertThat(visit.get("/account").asString()).doesNotContain("Welcome,");
    }

    @Test
    void theSessionCookieIsClosedToScriptsAndOtherSites() {
        Response response =
                Visit.asGuest().submit("/register", Map.of("name", "cookie-eater", "password", Visit.password()));
        Cookie cookie = response.setCookie(SESSION);
        assertThat(cookie.attributes()).containsKey("httponly");
        assertThat(cookie.attributes()).containsEntry("samesite", "Lax");
        assertThat(cookie.attributes()).containsEntry("path", "/");
        assertThat(cookie.attributes()).as("plain http in this test").doesNotContainKey("secure");
    }

    @Test
    void onlyTheHashOfTheTokenIsStored() throws SQLException {
        String token = Visit.signedIn().cookie(SESSION);
        String hash = ContentHash.of(token.getBytes(StandardCharsets.US_ASCII)).hex();
        assertThat(count("select count(*) from sign_in where token_hash = '" + hash + "'"))
                .isEqualTo(1);
        assertThat(count("select count(*) from sign_in s where s::text like '%" + token + "%'"))
                .isZero();
    }

    @Test
    void passwordsAreStoredAsBcrypt() throws SQLException {
        Visit visit = Visit.signedIn();
        assertThat(count("select count(*) from account where name = '" + visit.name()
                        + "' and password_hash like '$2a$%'"))
                .isEqualTo(1);
    }

    @Test
    void signsInAgainWhateverTheCaseOfTheName() {
        Visit known = Visit.signedIn();
        Visit visit = Visit.asGuest();
        visit.submit("/sign-in", Map.of("name", known.name().toUpperCase(Locale.ROOT), "password", Visit.password()))
                .then()
                .statusCode(303);
        assertThat(visit.get("/account").asString()).contains(known.name());
    }

    @Test
    void blanksThatAPhoneAddsToANameAreLeftOut() {
        String name = Visit.newName();
        Map<String, String> typed = Map.of("name", " " + name + " \t", "password", Visit.password());
        Response registered = Visit.asGuest().submit("/register", typed);
        assertThat(registered.statusCode()).isEqualTo(303);
        Visit visit = Visit.asGuest();
        visit.submit("/sign-in", typed).then().statusCode(303);
        assertThat(visit.get("/account").asString()).contains("<h1>" + name + "</h1>");
    }

    @Test
    void aBlankBehindANameGivesNoMoreTries() {
        Visit known = Visit.signedIn();
        Visit guesser = Visit.asGuest();
        for (int i = 0; i < 10; i++) {
            guesser.submit("/sign-in", Map.of("name", known.name() + " ".repeat(i), "password", "guess number " + i))
                    .then()
                    .statusCode(422);
        }
        guesser.submit("/sign-in", Map.of("name", known.name() + "\t", "password", Visit.password()))
                .then()
                .statusCode(429);
    }

    @Test
    void aNewTokenIsDrawnAtEverySignInAndTheOldOneEnds() {
        Visit visit = Visit.signedIn();
        String first = visit.cookie(SESSION);
        visit.submit("/sign-in", Map.of("name", visit.name(), "password", Visit.password()));
        assertThat(visit.cookie(SESSION)).isNotEqualTo(first);
        assertIsGuest(first);
    }

    @Test
    void signingOutEndsTheTokenItself() {
        Visit visit = Visit.signedIn();
        String token = visit.cookie(SESSION);
        visit.submit("/sign-out", Map.of()).then().statusCode(303);
        assertThat(visit.cookie(SESSION)).isNull();
        assertIsGuest(token);
    }

    @Test
    void signingOutIsNoLink() {
        Visit.signedIn().get("/sign-out").then().statusCode(405);
    }

    @Test
    void signingOutEverywhereEndsOtherBrowsers() {
        Visit here = Visit.signedIn();
        Visit there = Visit.asGuest();
        there.submit("/sign-in", Map.of("name", here.name(), "password", Visit.password()));
        here.submit("/account/sign-out-everywhere", Map.of()).then().statusCode(303);
        assertIsGuest(there.cookie(SESSION));
    }

    @Test
    void aBrowserNotUsedForTwoWeeksIsSignedOut() {
        Visit visit = Visit.signedIn();
        clock.advance(Duration.ofDays(14).plusMinutes(1));
        assertIsGuest(visit.cookie(SESSION));
    }

    @Test
    void usingABrowserKeepsItSignedIn() {
        Visit visit = Visit.signedIn();
        clock.advance(Duration.ofDays(10));
        visit.get("/account").then().statusCode(200);
        clock.advance(Duration.ofDays(10));
        visit.get("/account").then().statusCode(200);
    }

    @Test
    void noBrowserStaysSignedInForMoreThanNinetyDays() {
        Visit visit = Visit.signedIn();
        for (int day = 0; day < 90; day += 10) {
            visit.get("/account").then().statusCode(200);
            clock.advance(Duration.ofDays(10));
        }
        clock.advance(Duration.ofMinutes(1));
        assertIsGuest(visit.cookie(SESSION));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nonsense", "", "%00", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"})
    void aMadeUpTokenMakesAGuest(String token) {
        assertIsGuest(token);
    }

    @Test
    void wrongPasswordAndUnknownNameLookTheSame() {
        Visit known = Visit.signedIn();
        String wrong = failedSignIn(known.name());
        String unknown = failedSignIn("nobody-at-all");
        assertThat(wrong.replace(known.name(), "X")).isEqualTo(unknown.replace("nobody-at-all", "X"));
        assertThat(wrong).contains("No account has that name and password.");
    }

    @Test
    void theFirstWrongFieldHasTheFocusAndSaysWhatToDo() {
        String page = failedSignIn("nobody-at-all");
        assertThat(page).contains("Check both").doesNotContainPattern("id=\"name\"[^>]* autofocus");
        assertThat(page).containsPattern("id=\"password\"[^>]* autofocus");
        assertThat(registering("short")).containsPattern("id=\"password\"[^>]* autofocus");
        Response taken = Visit.asGuest().submit("/register", Map.of("name", "admin", "password", Visit.password()));
        assertThat(taken.asString())
                .containsPattern("id=\"name\"[^>]* autofocus")
                .doesNotContainPattern("id=\"password\"[^>]* autofocus");
    }

    @Test
    void theDoorSaysThatItLeadsBack() {
        assertThat(Visit.asGuest().get("/sign-in?return=%2Faccount").asString())
                .contains("Then you go on where you were.");
        assertThat(Visit.asGuest().get("/sign-in").asString()).doesNotContain("Then you go on where you were.");
    }

    @Test
    void tooManyWrongPasswordsMakeOneWait() {
        Visit known = Visit.signedIn();
        Visit guesser = Visit.asGuest();
        for (int i = 0; i < 10; i++) {
            guesser.submit("/sign-in", Map.of("name", known.name(), "password", "guess number " + i))
                    .then()
                    .statusCode(422);
        }
        Response refused = guesser.submit("/sign-in", Map.of("name", known.name(), "password", Visit.password()));
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 900);
        clock.advance(Duration.ofMinutes(16));
        guesser.submit("/sign-in", Map.of("name", known.name(), "password", Visit.password()))
                .then()
                .statusCode(303);
    }

    @Test
    void aClientThatNoProxyVouchesForCannotWriteItsOwnAddress() {
        Visit known = Visit.signedIn();
        Visit guesser = Visit.asGuest();
        for (int i = 0; i < 10; i++) {
            guesser.submitFrom("192.0.2." + i, "/sign-in", Map.of("name", known.name(), "password", "guess " + i))
                    .then()
                    .statusCode(422);
        }
        guesser.submitFrom("192.0.2.99", "/sign-in", Map.of("name", known.name(), "password", Visit.password()))
                .then()
                .statusCode(429);
    }

    @Test
    void aGuestIsLedToTheDoorAndBack() {
        Response response = Visit.asGuest().get("/account?tab=x");
        assertThat(response.statusCode()).isEqualTo(303);
        assertThat(response.header("Location")).endsWith("/sign-in?return=%2Faccount%3Ftab%3Dx");
        Visit known = Visit.signedIn();
        Response signedIn = Visit.asGuest()
                .submit(
                        "/sign-in",
                        Map.of("name", known.name(), "password", Visit.password(), "return", "/account?tab=x"));
        assertThat(signedIn.header("Location")).endsWith("/account?tab=x");
    }

    @ParameterizedTest
    @CsvSource({
        "http://localhost:8081/account/password?x=1, /sign-in?return=%2Faccount%2Fpassword%3Fx%3D1",
        "https://evil.example//evil.example/a, /sign-in?return=%2Fevil.example%2Fa",
        "javascript:alert(1), /sign-in?return=%2F",
        "nonsense, /sign-in?return=%2F"
    })
    void thePageThatAsksForSigningInLeadsToTheDoorAndBack(String referer, String door) {
        Visit guest = Visit.asGuest();
        Response refused = guest.request().header("Referer", referer).post("/account/password");
        assertThat(refused.statusCode()).isEqualTo(401);
        assertThat(refused.asString()).contains("<a class=\"button\" href=\"" + door + "\">Sign in</a>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://evil.example",
                "//evil.example",
                "/\\evil.example",
                "\\\\evil.example",
                "javascript:alert(1)",
                "/\t/evil.example",
                " //evil.example",
                "///evil.example",
                "evil.example",
                "http:evil.example",
                "/\r\nSet-Cookie: a=b"
            })
    void neverLeadsToAnotherSite(String returnTo) {
        Visit known = Visit.signedIn();
        Response response = Visit.asGuest()
                .submit("/sign-in", Map.of("name", known.name(), "password", Visit.password(), "return", returnTo));
        assertThat(response.statusCode()).isEqualTo(303);
        assertThat(response.header("Location")).isEqualTo("/");
    }

    @ParameterizedTest
    @CsvSource({
        "ab,3 to 20 letters",
        "1abc,3 to 20 letters",
        "name with spaces,3 to 20 letters",
        "admin,That name is taken",
        "ADMIN,That name is taken",
        "<script>,3 to 20 letters",
        "abcdefghijklmnopqrstu,3 to 20 letters"
    })
    void refusesNames(String name, String message) {
        Response response = Visit.asGuest().submit("/register", Map.of("name", name, "password", Visit.password()));
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(response.asString()).contains(message).doesNotContain("<script>");
    }

    @Test
    void refusesANameThatDiffersFromATakenOneOnlyInCase() {
        Visit known = Visit.signedIn();
        Visit.asGuest()
                .submit(
                        "/register",
                        Map.of("name", known.name().toUpperCase(Locale.ROOT), "password", Visit.password()))
                .then()
                .statusCode(422);
    }

    @Test
    void refusesPasswordsThatAreTooShortOrThatBcryptWouldCut() {
        assertThat(registering("123456789")).contains("at least 10 characters");
        assertThat(registering("ä".repeat(37))).contains("at most 72 bytes");
        assertThat(registering("0123456789\0abc")).contains("the character NUL");
    }

    @Test
    void aPasswordWithATailBeyondBcryptsReachDoesNotMatch() {
        String longest = "x".repeat(72);
        Visit.asGuest()
                .submit("/register", Map.of("name", "long-password", "password", longest))
                .then()
                .statusCode(303);
        Visit.asGuest()
                .submit("/sign-in", Map.of("name", "long-password", "password", longest + "y"))
                .then()
                .statusCode(422);
        Visit.asGuest()
                .submit("/sign-in", Map.of("name", "long-password", "password", longest))
                .then()
                .statusCode(303);
    }

    @Test
    void changingThePasswordSignsOutOtherBrowsersAndTheOldOneNoLongerWorks() {
        Visit here = Visit.signedIn();
        Visit there = Visit.asGuest();
        there.submit("/sign-in", Map.of("name", here.name(), "password", Visit.password()));
        here.submit("/account/password", Map.of("current", Visit.password(), "password", "a wholly new one"))
                .then()
                .statusCode(303);
        here.get("/account").then().statusCode(200);
        assertIsGuest(there.cookie(SESSION));
        Visit.asGuest()
                .submit("/sign-in", Map.of("name", here.name(), "password", Visit.password()))
                .then()
                .statusCode(422);
        Visit.asGuest()
                .submit("/sign-in", Map.of("name", here.name(), "password", "a wholly new one"))
                .then()
                .statusCode(303);
    }

    @Test
    void changingThePasswordAsksForTheCurrentOne() {
        Response response = Visit.signedIn()
                .submit("/account/password", Map.of("current", "not the one", "password", "a wholly new one"));
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(response.asString()).contains("That is not your current password.");
    }

    private static String failedSignIn(String name) {
        return Visit.asGuest()
                .submit("/sign-in", Map.of("name", name, "password", "not the password"))
                .then()
                .statusCode(422)
                .extract()
                .asString();
    }

    private static String registering(String password) {
        return Visit.asGuest()
                .submit("/register", Map.of("name", "password-tester", "password", password))
                .then()
                .statusCode(422)
                .extract()
                .asString();
    }

    private static void assertIsGuest(String token) {
        Visit visit = Visit.asGuest();
        visit.setCookie(SESSION, token);
        assertThat(visit.get("/account").statusCode()).isEqualTo(303);
        assertThat(visit.get("/sign-in").statusCode()).isEqualTo(200);
    }

    private long count(String query) throws SQLException {
        try (var connection = database.getConnection();
                var statement = connection.createStatement();
                var row = statement.executeQuery(query)) {
            row.next();
            return row.getLong(1);
        }
    }
}
