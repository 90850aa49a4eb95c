package dev.grundy.people.credential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.tier.Addresses;
import dev.grundy.people.tier.Asking;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.KeptPasskey;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import dev.grundy.web.frame.Texts;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.ext.web.Router;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Asks for everything that changes a way into an account, with a second factor that was shown long ago, just now, or is none. */
@Slow("every address that changes a way in is asked by four people")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class AskedAfreshTest {
    private static final Path OTHERS = Path.of("src/test/resources/credential/leaves-ways-in.yaml");
    private static final Set<String> QUESTIONS = Set.of("GET", "HEAD", "OPTIONS");

    /** Their forms take a code themselves. */
    private static final Set<String> TAKE_A_CODE =
            Set.of("POST /account/second-factor/off", "POST /account/second-factor/recovery-codes");

    @Inject
    Router router;

    @Inject
    BeanManager beans;

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @AfterEach
    void putTheClockBack() {
        clock.reset();
    }

    @Test
    void everyAddressThatIsPostedToChangesWaysInOrSaysWhyItDoesNot() throws IOException {
        Set<String> posted = new TreeSet<>(Addresses.all(router, beans));
        posted.removeIf(AskedAfreshTest::isQuestion);
        List<String> said = new ArrayList<>(others());
        said.addAll(forms());
        assertThat(said).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(posted);
    }

    @Test
    void whoHasASecondFactorShowsItBeforeAnyOfThem() {
        Visit eve = withOldSecondFactor();
        List<String> asking = without(all(), TAKE_A_CODE::contains);
        assertThat(askingFor(asking, () -> eve)).containsExactlyElementsOf(asking);
    }

    @Test
    void aFormThatTakesACodeDoesNothingWithoutIt() {
        Visit ada = Visit.signedIn();
        KeptPasskey.add(database, ada.name());
        TAKE_A_CODE.forEach(
                address -> assertThat(ask(address, ada).statusCode()).isEqualTo(422));
    }

    @Test
    void whoShowedItInTheLastTenMinutesIsNotAskedAgain() {
        assertThat(askingFor(all(), this::withFreshSecondFactor)).isEmpty();
    }

    @Test
    void whoHasNoneIsNotAskedForOne() {
        assertThat(askingFor(all(), this::withoutSecondFactor)).isEmpty();
    }

    @Test
    void aRefusedFormStandsInTheSecurityLog() {
        Visit ada = Visit.signedIn();
        KeptPasskey.add(database, ada.name());
        ask("POST /account/tokens", ada);
        assertThat(ada.get("/account/security").asString()).contains(Texts.of("security-event-second-factor-refused"));
    }

    @Test
    void whoMustChooseAPasswordCanShowTheirPasskeyFirst() {
        Visit ada = withPasskeyAndOneTimePassword();
        assertThat(ada.get("/account/password").asString()).contains(Texts.of("step-up-lead"));
        assertThat(ada.get("/sign-in?return=%2Faccount%2Fpassword").statusCode())
                .isEqualTo(200);
        assertThat(ada.get("/problems").header("Location")).endsWith("/account/password");
    }

    private Visit withPasskeyAndOneTimePassword() {
        Visit ada = Visit.signedIn();
        KeptPasskey.add(database, ada.name());
        Sql.of("update account set must_change_password = true where name = :name")
                .on(database)
                .with("name", ada.name())
                .update();
        return ada;
    }

    /** Those of the addresses at which a new person each is asked for a second factor. */
    private List<String> askingFor(List<String> addresses, Supplier<Visit> person) {
        return addresses.stream()
                .filter(address -> ask(address, person.get()).asString().contains(Texts.of("step-up-lead")))
                .toList();
    }

    private static Response ask(String address, Visit person) {
        Map<String, String> names = Map.of("person", person.name());
        Asking asking = Asking.all().get(address);
        return asking.ask(person, asking.addresses(names).getFirst(), names);
    }

    /** An admin, who may ask for all of them. */
    private Visit withoutSecondFactor() {
        clock.reset();
        Visit eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        return eve;
    }

    private Visit withFreshSecondFactor() {
        Visit eve = withoutSecondFactor();
        KeptPasskey.add(database, eve.name());
        return eve;
    }

    private Visit withOldSecondFactor() {
        Visit eve = withFreshSecondFactor();
        clock.advance(Duration.ofMinutes(11));
        return eve;
    }

    private List<String> all() {
        return List.copyOf(Addresses.marked(beans, ChangesWaysIn.class));
    }

    private List<String> forms() {
        return without(all(), AskedAfreshTest::isQuestion);
    }

    private static List<String> without(List<String> addresses, Predicate<String> left) {
        return addresses.stream().filter(left.negate()).toList();
    }

    private static boolean isQuestion(String address) {
        return QUESTIONS.contains(address.substring(0, address.indexOf(' ')));
    }

    @SuppressWarnings("unchecked") // what it is not shows at the first use
    private static List<String> others() throws IOException {
        Map<String, List<String>> byReason = (Map<String, List<String>>)
                new Load(LoadSettings.builder().build()).loadFromString(Files.readString(OTHERS));
        return byReason.values().stream().flatMap(List::stream).toList();
    }
}
