package dev.grundy.people.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.tier.Addresses;
import dev.grundy.people.tier.Asking;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.ext.web.Router;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Who has no business in the admin area does not learn that there is one. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class AdminAreaTest {
    private static final String NOWHERE = "/admin/no-such-thing";

    @Inject
    Router router;

    @Inject
    BeanManager beans;

    @Inject
    DataSource database;

    @Test
    void everyAddressIsNotFoundByGuestsPeopleAndPrograms() {
        Visit ada = Visit.signedIn();
        Program program = Program.of(ada, "progress:read");
        for (String method : List.of("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD")) {
            for (String accept : List.of("text/html", "application/json")) {
                List<Supplier<Request>> askers = List.of(Visit.asGuest()::request, ada::request, program::request);
                for (Supplier<Request> asker : askers) {
                    String nowhere = told(asker.get().accept(accept).request(method, NOWHERE));
                    for (String address : addresses()) {
                        Response there = asker.get().accept(accept).request(method, address);
                        String asked = method + " " + address + " for " + accept;
                        assertThat(there.statusCode()).as(asked).isEqualTo(404);
                        assertThat(told(there)).as(asked).isEqualTo(nowhere);
                    }
                }
            }
        }
    }

    @Test
    void aFormWithAllThatBelongsToItIsNotFoundEither() {
        Map<String, Asking> askings = Asking.all();
        Visit ada = Visit.signedIn();
        Map<String, String> known = Map.of("person", ada.name(), "slug", "any-problem");
        for (Visit visit : List.of(ada, Visit.asGuest())) {
            Addresses.all(router, beans).stream()
                    .filter(address -> address.startsWith("POST /admin"))
                    .map(askings::get)
                    .forEach(asking -> assertThat(
                                    asking.ask(visit, asking.addresses(known).getFirst(), known)
                                            .statusCode())
                            .as(asking.path())
                            .isEqualTo(404));
        }
    }

    /** Each role opens what DESIGN.md says, and nothing that only admins may do. */
    @Test
    void everyRoleOpensWhatItIsFor() {
        Map<String, Set<String>> open = Map.of(
                "user", Set.of(),
                "author", Set.of("/admin/studio", "/admin/studio/new", "/admin/studio/uploads"),
                "moderator", Set.of("/admin", "/admin/reports", "/admin/suspensions"));
        open.forEach((role, paths) -> {
            Visit visit = Visit.signedIn();
            Admins.appoint(database, visit.name(), role);
            Set<String> found = new TreeSet<>();
            for (String address : addresses()) {
                if (visit.get(address).statusCode() != 404) {
                    found.add(address);
                }
            }
            // One report, which is there when another test made it.
            found.remove("/admin/reports/1");
            assertThat(found).as(role).isEqualTo(paths);
        });
    }

    /** What opens with a role opens once a second factor was shown in the browser. */
    @Test
    void aModeratorShowsASecondFactorFirst() {
        Visit visit = Visit.signedIn();
        Sql.of("update account set role = 'moderator' where name = :name")
                .on(database)
                .with("name", visit.name())
                .update();
        assertThat(visit.get("/admin/suspensions").header("Location")).isEqualTo("/account/second-factor");
        assertThat(visit.get("/").asString()).doesNotContain("href=\"/admin");
    }

    @Test
    void anAdminFindsTheAreasFromEachOfThem() {
        Visit eve = admin();
        String overview = eve.get("/admin").asString();
        List<String> areas = List.of(
                "/admin/problems",
                "/admin/studio",
                "/admin/proofs",
                "/admin/people",
                "/admin/announcements",
                "/admin/codes",
                "/admin/classes",
                "/admin/suspensions",
                "/admin/security",
                "/admin/audit",
                "/admin/status");
        assertThat(overview).contains("<h1>Admin</h1>");
        for (String area : areas) {
            assertThat(overview).contains("class=\"card admin-area\" href=\"" + area + "\"");
            Response page = eve.get(area);
            assertThat(page.statusCode()).as(area).isEqualTo(200);
            assertThat(page.asString())
                    .contains("<a href=\"/admin\">", "<a href=\"" + area + "\" aria-current=\"page\">");
        }
        assertThat(Visit.signedIn().get("/").asString()).doesNotContain("href=\"/admin");
    }

    @Test
    void anAdminWhoseSignInEndedSignsInAndIsBack() {
        Visit eve = admin();
        eve.submit("/sign-out", Map.of());
        Response gone = eve.get("/admin/audit");
        assertThat(gone.statusCode()).isEqualTo(404);
        assertThat(gone.asString()).contains("href=\"/\"");
        eve.submit("/sign-in", Map.of("name", eve.name(), "password", Visit.password(), "return", "/admin/audit"));
        Admins.admit(database, eve.name());
        assertThat(eve.get("/admin/audit").statusCode()).isEqualTo(200);
    }

    @Test
    void anAdminIsToldWhatIsWrongWithAnAddress() {
        Visit eve = admin();
        assertThat(eve.get(NOWHERE).statusCode()).isEqualTo(404);
        assertThat(eve.get("/admin/").statusCode()).isEqualTo(200);
    }

    private Visit admin() {
        Visit eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        return eve;
    }

    /** Without parameters: where there is one, somebody's name and a word that is nobody's would be told apart by it. */
    private Set<String> addresses() {
        Set<String> paths = new TreeSet<>();
        Addresses.all(router, beans).stream()
                .map(address -> address.substring(address.indexOf(' ') + 1))
                .filter(path -> path.equals("/admin") || path.startsWith("/admin/"))
                .map(path -> path.replaceAll("\\{(?:[^{}]|\\{[^{}]*})*}", "1"))
                .forEach(paths::add);
        assertThat(paths).hasSizeGreaterThan(5);
        return paths;
    }

    /** All that tells one answer from another, without what is drawn anew for each. */
    private static String told(Response answer) {
        return answer.contentType()
                + answer.header("Allow")
                + answer.asString()
                        .replaceAll(answer.header("X-Request-Id"), "")
                        .replaceAll("return=[^\"]*", "");
    }
}
