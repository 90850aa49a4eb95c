package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.api.token.Scope;
import dev.grundy.people.tier.Addresses;
import dev.grundy.people.tier.Asking;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.ext.web.Router;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Inject;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What holds for every stream of live events, also for one that was added a minute ago. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class EventStreamsTest {
    private static final String TOKEN = "streamsstreamsstreams1";
    private static final String HASH = "5".repeat(64);

    @Inject
    Router router;

    @Inject
    BeanManager beans;

    @Inject
    DataSource database;

    private Visit eve;
    private Map<String, Map<String, List<String>>> subjects;

    @BeforeEach
    void somethingIsOverOfEachKind() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        long account = new Solving(database).account(eve.name());
        String slug = "streams-" + eve.name();
        PublishedProblem problem = PublishedProblem.addWithPage(database, slug, Tier.FREE);
        String submission = String.valueOf(
                new Solving(database).solve(eve.name(), slug.toUpperCase(Locale.ROOT), "2026-01-01T10:00Z"));
        String run = TOKEN.substring(0, 22 - eve.name().length()) + eve.name();
        add("""
                insert into invocation (token, asker, account_id, package_version_id, language, source, inputs, asked_at, finished_at, aborted)
                values (:run, 'account/' || :account, :account, :version, 'cpp', 'x', '[]', now(), now(), true) returning id""", account, problem, run);
        String copy = add("""
                insert into working_copy (name, revision, changed_at) values (:run, 1, now()) returning id""", account, problem, run);
        String proof = add("""
                insert into package_proof (called, package_version_id, archive_hash, account_id, asked_at, finished_at, aborted)
                values ('x', :version, :hash, :account, now(), now(), true) returning id""", account, problem, run);
        add("""
                insert into working_copy_proof (working_copy_id, archive_hash)
                select id, :hash from working_copy where name = :run returning working_copy_id""", account, problem, run);
        String set = add("""
                insert into rejudging (called, problem_id, package_version_id, chosen_by, actor_id, asked_at, ended_at, adopted)
                values ('x', :problem, :version, 'x', :account, now(), now(), false) returning id""", account, problem, run);
        String upload = add("""
                insert into upload (file_name, bytes, content_hash, account_id, received_at, finished_at, message)
                values ('x.zip', 1, :hash, :account, now(), now(), 'unreadable') returning id""", account, problem, run);
        subjects = Map.of(
                "/submissions/", Map.of("id", List.of(submission)),
                "/runs/", Map.of("id", List.of(run), "token", List.of(run)),
                "/admin/proofs/", Map.of("id", List.of(proof)),
                "/admin/rejudgings/", Map.of("id", List.of(set)),
                "/admin/studio/uploads/", Map.of("id", List.of(upload)),
                "/admin/studio/{", Map.of("id", List.of(copy), "proof", List.of(proof)));
    }

    @Test
    void noProxyKeepsEventsBackOrPacksThem() {
        Program program =
                Program.of(eve, Stream.of(Scope.values()).map(Scope::code).toArray(String[]::new));
        List<String> streams = streams();
        assertThat(streams).hasSize(streamingMethods()).hasSizeGreaterThan(7);
        for (String stream : streams) {
            String address = address(stream);
            Response answer = stream.startsWith("/api/") ? program.get(address) : eve.get(address);
            assertThat(answer.statusCode()).as(stream).isEqualTo(200);
            assertThat(answer.contentType()).as(stream).startsWith(MediaType.SERVER_SENT_EVENTS);
            assertThat(answer.header("X-Accel-Buffering")).as(stream).isEqualTo("no");
            assertThat(answer.header("Cache-Control")).as(stream).contains("no-store", "no-transform");
        }
    }

    @Test
    void whatIsNoStreamMayBeKeptBack() {
        assertThat(eve.get("/problems").header("X-Accel-Buffering")).isNull();
        assertThat(eve.get("/problems").header("Cache-Control")).doesNotContain("no-transform");
    }

    private List<String> streams() {
        return Addresses.all(router, beans).stream()
                .filter(address -> address.startsWith("GET ") && address.endsWith("/events"))
                .map(address -> address.substring("GET ".length()))
                .toList();
    }

    private int streamingMethods() {
        return (int) beans.getBeans(Object.class, Any.Literal.INSTANCE).stream()
                .flatMap(bean -> Arrays.stream(bean.getBeanClass().getDeclaredMethods()))
                .map(method -> method.getAnnotation(Produces.class))
                .filter(produces ->
                        produces != null && List.of(produces.value()).contains(MediaType.SERVER_SENT_EVENTS))
                .count();
    }

    private String address(String stream) {
        Map<String, List<String>> parameters = subjects.entrySet().stream()
                .filter(subject -> stream.replaceFirst("^/api/v1", "").startsWith(subject.getKey()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("say in this test what " + stream + " is asked about"))
                .getValue();
        return new Asking("GET", stream, parameters, Map.of(), "", List.of(""))
                .addresses(Map.of())
                .getFirst();
    }

    private String add(String statement, long account, PublishedProblem problem, String run) {
        Map<String, Object> values = Map.of(
                "account", account,
                "problem", problem.id(),
                "version", problem.versionId(),
                "run", run,
                "hash", HASH);
        Sql.Execution insert = Sql.of(statement).on(database);
        values.forEach((name, value) -> {
            if (statement.matches("(?s).*:" + name + "\\b.*")) {
                insert.with(name, value);
            }
        });
        long id = insert.one(row -> row.getLong(1));
        return Long.toString(id);
    }
}
