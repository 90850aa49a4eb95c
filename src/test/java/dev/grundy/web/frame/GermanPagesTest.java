package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.Inhabited;
import dev.grundy.testsupport.MadeClass;
import dev.grundy.testsupport.MadeGames;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.SaidTexts;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Every page that {@code sights.yaml} knows, as somebody reads it whose browser asks for German. */
@Slow("every page is read in German")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class GermanPagesTest {
    private static final Pattern SUBMISSION = Pattern.compile("\\{(\\w+):(\\d+)}");
    private static final Pattern ARGUMENT = Pattern.compile("\\{\\d+}");
    /** What a sentence has beside its arguments; without it names of problems would be taken for one. */
    private static final Pattern WORD = Pattern.compile("\\p{L}{4}");

    private static final Set<Pattern> ENGLISH = textsThatDiffer();

    private final Map<String, Visit> visits = new HashMap<>();

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @BeforeEach
    void people() {
        OwnProblems.loadInto(catalogue);
        new Inhabited(database, Instant.EPOCH).settle();
        MadeGames.ofSights().forEach(game -> game.add(database, "1-19"));
        MadeGames.addPuzzleOfSights(database);
        MadeClass.ofSights(database);
    }

    @Test
    void everyPageSpeaksGermanAndNothingElse() throws IOException {
        Map<String, Map<String, String>> sights = sights();
        assertThat(sights).hasSizeGreaterThan(40).allSatisfy((name, sight) -> {
            Response answer = visit(sight.getOrDefault("as", "")).get(withNumbers(sight.get("path")));
            if (answer.statusCode() == 303) {
                return;
            }
            String page = answer.asString();
            assertThat(page).as(name).startsWith("<!DOCTYPE html>").contains("<html lang=\"de\"");
            assertThat(answer.header("Content-Language")).as(name).isEqualTo("de");
            assertThat(answer.headers().getValues("Vary"))
                    .as(name)
                    .anyMatch(value -> value.contains("accept-language"));
            assertThat(page).as(name).doesNotContain("???");
            assertThat(englishIn(page)).as(name).isEmpty();
        });
    }

    @Test
    void aTextInAnotherLanguageThanItsPageSaysSo() {
        String page = "/problems/stones-one-three-four";
        assertThat(visit("ada").get(page).asString()).contains("Auf Englisch");
        assertThat(Visit.asGuest().get(page).asString()).doesNotContain("In English", "Auf Englisch");
    }

    @Test
    void englishIsSeenWhereItStands() {
        String page = Visit.asGuest().get("/sign-in").asString().replace("<html lang=\"en\"", "<html");
        assertThat(englishIn(page)).contains("Sign in", "Password", "New here?");
        assertThat(englishIn("<p lang=\"en\">Sign in <b>Password</b></p><i title=\"Problems\">x</i>"))
                .containsExactly("Problems");
        assertThat(englishIn("<p>Welcome, ada!</p>")).containsExactly("Welcome, ada!");
    }

    private static List<String> englishIn(String page) {
        return SaidTexts.of(page, "de").stream()
                .filter(text -> ENGLISH.stream()
                        .anyMatch(english -> english.matcher(text).matches()))
                .toList();
    }

    /** Those that are something else in German; what stands for an argument may be anything. */
    private static Set<Pattern> textsThatDiffer() {
        Texts english = Texts.in(PageLanguage.ENGLISH);
        Texts german = Texts.in(PageLanguage.GERMAN);
        return english.keys().stream()
                .filter(key -> !Objects.equals(english.message(key), german.message(key)))
                .map(key -> Objects.requireNonNull(english.message(key)))
                .filter(message -> !message.contains(",choice,"))
                .filter(message ->
                        !message.contains("{") || WORD.matcher(message).find())
                .map(GermanPagesTest::asPattern)
                .collect(Collectors.toSet());
    }

    private static Pattern asPattern(String message) {
        return Pattern.compile(
                Stream.of(ARGUMENT.split(message, -1)).map(Pattern::quote).collect(Collectors.joining(".{1,30}")));
    }

    private Visit visit(String person) {
        return visits.computeIfAbsent(person, name -> {
            Visit visit = Visit.asGuest();
            if (!name.isEmpty()) {
                visit.submit("/sign-in", Map.of("name", name, "password", Visit.password()))
                        .then()
                        .statusCode(303);
                Admins.admitIfAdmin(database, name);
            }
            visit.prefer("de");
            return visit;
        });
    }

    private String withNumbers(String path) {
        return SUBMISSION
                .matcher(path)
                .replaceAll(found -> Sql.of("""
                                select s.id from submission s join account a on a.id = s.account_id
                                where a.name = :name order by s.id offset :before limit 1""")
                        .on(database)
                        .with("name", found.group(1))
                        .with("before", Integer.parseInt(found.group(2)) - 1)
                        .one(row -> Long.toString(row.getLong(1))));
    }

    @SuppressWarnings("unchecked") // what it is not shows at the first use
    private static Map<String, Map<String, String>> sights() throws IOException {
        return (Map<String, Map<String, String>>)
                new Load(LoadSettings.builder().build())
                        .loadFromString(Files.readString(Path.of("src/test/resources/browser/sights.yaml")));
    }
}
