package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Guests who sign in or register come back to the address they left, with its query. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ReturnAddressTest {
    private static final Pattern DOOR = Pattern.compile("href=\"/(?:sign-in|register)\\?return=([^\"]*)\"");

    @Inject
    DataSource database;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "?path=first-steps",
                "/discussion?submission=7&line=4",
                "/discussion?sort=time&page=2",
                "/submissions?order=number",
                "/editorial?path=first-steps"
            })
    void everyDoorOfAProblemsPageLeadsBackToTheWholeAddress(String rest) {
        String slug = "door-" + UUID.randomUUID().toString().substring(0, 8);
        PublishedProblem.addWithPage(database, slug, Tier.FREE);
        String address = "/problems/" + slug + rest;
        assertThat(doors(Visit.asGuest().get(address))).hasSizeGreaterThan(2).containsOnly(encoded(address));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/problems?text=a+b%26c&status=&tier=free", "/ranking?page=2", "/subscribe?return=%2Fproblems"})
    void theDoorsInTheHeadOfAPageDoToo(String address) {
        assertThat(doors(Visit.asGuest().get(address))).hasSizeGreaterThan(1).containsOnly(encoded(address));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/submissions?verdict=WA&language=python", "/submissions/7?compare=6"})
    void aPageThatIsForNoGuestsIsReachedWithItsFilters(String address) {
        assertThat(Visit.asGuest().get(address).header("Location")).endsWith("/sign-in?return=" + encoded(address));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/sign-in", "/register"})
    void theDoorsHandOnWhatTheyWereGiven(String door) {
        String back = encoded("/problems/nim/discussion?submission=7&line=4");
        assertThat(doors(Visit.asGuest().get(door + "?return=" + back)))
                .hasSizeGreaterThan(2)
                .containsOnly(back);
        assertThat(doors(Visit.asGuest().get(door + "?return=" + encoded("//evil.example/?a=b"))))
                .containsOnly("%2F");
        assertThat(doors(Visit.asGuest().get(door))).containsOnly("%2F");
    }

    @Test
    void whoSignsInOrRegistersIsLedBackWithTheQuery() {
        String address = "/problems/nim/discussion?submission=7&line=4";
        Visit known = Visit.signedIn();
        for (Response entered : List.of(
                Visit.asGuest()
                        .submit(
                                "/sign-in",
                                Map.of("name", known.name(), "password", Visit.password(), "return", address)),
                Visit.asGuest()
                        .submit(
                                "/register",
                                Map.of("name", Visit.newName(), "password", Visit.password(), "return", address)))) {
            assertThat(entered.header("Location")).isEqualTo(address);
        }
        assertThat(Visit.asGuest().get("/sign-in?return=" + encoded(address)).asString())
                .contains("name=\"return\" value=\"/problems/nim/discussion?submission=7&amp;line=4\"");
    }

    private static Stream<String> doors(Response page) {
        return DOOR.matcher(page.asString()).results().map(found -> found.group(1));
    }

    private static String encoded(String address) {
        return URLEncoder.encode(address, StandardCharsets.UTF_8);
    }
}
