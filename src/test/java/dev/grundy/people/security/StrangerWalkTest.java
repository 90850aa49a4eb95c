package dev.grundy.people.security;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.api.token.Scope;
import dev.grundy.people.tier.Asking;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.Belongings;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Asks every address of the application with the numbers, names and marks of what belongs to somebody else. {@code LeakTest} sees to it
 * that a new address is described and so is walked here too.
 */
@Slow("every address is asked")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class StrangerWalkTest {
    /** Begins every text that the owner writes and shows to nobody. */
    private static final String WORD = "zqowner";

    private static int problems;

    @Inject
    DataSource database;

    private PublishedProblem problem;

    @BeforeEach
    void aProblem() {
        problem = PublishedProblem.addWithPage(database, "walked-by-strangers-" + ++problems, Tier.FREE);
    }

    /** Nobody judges here, and other tests count what waits. */
    @AfterEach
    void emptyTheQueue() {
        Sql.of("delete from work").on(database).update();
    }

    /** Else the others' silence would mean nothing. */
    @Test
    void theOwnerReadsEveryWord() {
        Owner owner = owner();
        Set<String> heard = new TreeSet<>();
        for (Asking asking : Asking.all().values()) {
            if (asking.method().equals("GET") && !isStream(asking)) {
                heard.addAll(words(
                        ask(asking, owner.names(), (way, address) -> way.ask(owner.visit(), address, owner.names()))));
            }
        }
        assertThat(heard).isEqualTo(owner.words());
    }

    /** Else it would mean nothing that others change nothing. */
    @Test
    void theOwnerChangesWhatIsTheirs() {
        Owner owner = owner();
        Map<String, String> before = Belongings.of(database, owner.account());
        for (Asking asking : Asking.all().values()) {
            if (!asking.path().contains("/sign-out") && !isStream(asking)) {
                ask(asking, owner.names(), (way, address) -> way.ask(owner.visit(), address, owner.names()));
            }
        }
        Map<String, String> after = Belongings.of(database, owner.account());
        assertThat(before.keySet().stream().filter(table -> !before.get(table).equals(after.get(table))))
                .contains("submission", "invocation", "collection", "api_token", "passkey");
    }

    @Test
    void aStrangerReadsAndChangesNothing() {
        Owner owner = owner();
        Visit stranger = Visit.signedIn();
        Map<String, String> before = Belongings.of(database, owner.account());
        walk(owner, (asking, address) -> asking.ask(stranger, address, owner.names()));
        assertThat(Belongings.of(database, owner.account())).isEqualTo(before);
    }

    @Test
    void aGuestReadsAndChangesNothing() {
        Owner owner = owner();
        Visit guest = Visit.asGuest();
        Map<String, String> before = Belongings.of(database, owner.account());
        walk(owner, (asking, address) -> asking.ask(guest, address, owner.names()));
        assertThat(Belongings.of(database, owner.account())).isEqualTo(before);
    }

    @Test
    void aStrangersProgramReadsAndChangesNothing() {
        Owner owner = owner();
        Program program = Program.of(
                Visit.signedIn(), Stream.of(Scope.values()).map(Scope::code).toArray(String[]::new));
        Map<String, String> before = Belongings.of(database, owner.account());
        walk(
                owner,
                (asking, address) -> asking.isOfTheApi()
                        ? asking.ask(program, address, owner.names())
                        : asking.ask(Visit.asGuest(), address, owner.names()));
        assertThat(Belongings.of(database, owner.account())).isEqualTo(before);
    }

    /** @param words that stand in what is theirs */
    private record Owner(Visit visit, long account, Map<String, String> names, Set<String> words) {}

    private static void walk(Owner owner, BiFunction<Asking, String, Response> as) {
        for (Asking asking : Asking.all().values()) {
            assertThat(words(ask(asking, owner.names(), as)))
                    .as("%s %s", asking.method(), asking.path())
                    .isEmpty();
        }
    }

    private static Set<String> words(Stream<String> answers) {
        return answers.flatMap(answer ->
                        Pattern.compile(WORD + "[a-z]+").matcher(answer).results())
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** What its owner follows until a verdict, which nobody gives here. */
    private static boolean isStream(Asking asking) {
        return asking.path().endsWith("/events") && asking.method().equals("GET");
    }

    /** All that came back from the addresses of one description. */
    private static Stream<String> ask(
            Asking asking, Map<String, String> names, BiFunction<Asking, String, Response> as) {
        List<String> answers = asking.addresses(names).stream()
                .map(address -> {
                    Response answer = as.apply(asking, address);
                    assertThat(answer.statusCode())
                            .as("%s %s", asking.method(), address)
                            .isLessThan(500);
                    return Asking.heard(answer);
                })
                .toList();
        return answers.stream();
    }

    /** Somebody who has one of everything, and a profile that nobody sees. */
    private Owner owner() {
        Visit visit = Visit.signedIn();
        long account = Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", visit.name())
                .one(row -> row.getLong("id"));
        String page = "/problems/" + problem.slug();
        does(visit, "/account/profile", Map.of("visible", "nobody"));
        does(visit, page + "/submit", Map.of("language", "python", "source", "print('" + WORD + "sent')"));
        String run = does(
                        visit,
                        page + "/run",
                        Map.of("language", "python", "source", "print('" + WORD + "ran')", "sample", "1"))
                .header("Location");
        does(visit, page + "/keep", Map.of("language", "cpp", "source", "// " + WORD + "draft", "version", "0"));
        does(visit, page + "/session", Map.of("do", "begin"));
        does(visit, "/notebook/notes/" + problem.slug(), Map.of("text", WORD + "note"));
        does(visit, "/notebook/collections", Map.of("name", WORD + "collection"));
        Program.tokenOf(visit, "days-90", Scope.values()[0].code());
        Sql.of("""
                insert into passkey (credential_id, account_id, user_handle, public_key, signature_count, name, made_at)
                values ('zqcredential' || :account, :account, repeat('h', 43), '\\x00', 0, :name, now())""")
                .on(database)
                .with("account", account)
                .with("name", WORD + "passkey")
                .update();
        Admins.showSecondFactor(database, visit.name());
        Map<String, String> names = new HashMap<>(Map.of(
                "slug", problem.slug(),
                "person", visit.name(),
                "password", Visit.password(),
                "statement-word", "heap",
                "passkey", "zqcredential" + account,
                "run", run.replaceAll(".*/", "")));
        Map.of(
                        "submission",
                        "submission",
                        "session",
                        "practice_session",
                        "collection",
                        "collection",
                        "token",
                        "api_token")
                .forEach((name, table) -> names.put(name, idOf(table, account)));
        Stream.of("accepted", "foreign", "solution").forEach(name -> names.put(name, names.get("submission")));
        return new Owner(
                visit,
                account,
                names,
                Stream.of("sent", "ran", "draft", "note", "collection", "passkey")
                        .map(thing -> WORD + thing)
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    private static Response does(Visit visit, String address, Map<String, String> fields) {
        Response answer = visit.submit(address, fields);
        assertThat(answer.statusCode()).as("%s: %s", address, answer.asString()).isEqualTo(303);
        return answer;
    }

    private String idOf(String table, long account) {
        return Sql.of("select max(id) as id from " + table + " where account_id = :account")
                .on(database)
                .with("account", account)
                .one(row -> row.getString("id"));
    }
}
