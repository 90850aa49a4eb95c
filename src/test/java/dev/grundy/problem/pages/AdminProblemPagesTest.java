package dev.grundy.problem.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.RawHttp;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class AdminProblemPagesTest {
    private static final String FAULT =
            "statement/problem.en.md:7: error: difficulty is Impossible; write Easy, Medium or Hard";

    @Inject
    DataSource database;

    @TestHTTPResource("/")
    URI server;

    @BeforeEach
    void aBrokenPackage() {
        Sql.of(
                        "insert into broken_package (directory, faults, found_at) values ('GMT-666', jsonb_build_array(:fault::text), '2026-01-01') on conflict do nothing")
                .on(database)
                .with("fault", FAULT)
                .update();
    }

    @Test
    void showsAdminsFileLineAndCure() {
        Visit admin = Visit.signedIn();
        Admins.admit(database, admin.name());
        assertThat(admin.get("/admin/problems").asString())
                .containsSubsequence("<h1>Packages</h1>", "<h2>Broken packages</h2>", "GMT-666", FAULT);
    }

    @Test
    void nothingIsCalledBrokenWhereNothingIs() {
        Visit admin = Visit.signedIn();
        Admins.admit(database, admin.name());
        Sql.of("delete from broken_package").on(database).update();
        assertThat(admin.get("/admin/problems").asString())
                .contains("Every package was loaded.")
                .doesNotContain("Broken packages");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/admin/problems",
                "/admin/problems/",
                "/admin/problems;x=1",
                "/admin;x=1/problems",
                "/admin/problems%3Bx=1",
                "//admin/problems",
                "/admin//problems",
                "/./admin/problems",
                "/admin/./problems",
                "/Admin/Problems",
                "/admin/problems?x",
                "/admin/%70roblems",
                "/x/../admin/problems"
            })
    void showsNobodyElseAnything(String address) {
        assertThat(new RawHttp(server).send("GET " + address + " HTTP/1.1").body())
                .doesNotContain("GMT-666");
        RawHttp.Answer signedIn = new RawHttp(server)
                .send("GET " + address + " HTTP/1.1\nCookie: grundy_session="
                        + Visit.signedIn().cookie("grundy_session"));
        assertThat(signedIn.status()).isIn(403, 404);
        assertThat(signedIn.body()).doesNotContain("GMT-666");
    }
}
