package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A node that serves pages; {@code ManyNodesIT} asks one that judges. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class HealthTest {
    @Inject
    @ConfigProperty(name = "quarkus.datasource.jdbc.url")
    String url;

    @Inject
    @ConfigProperty(name = "quarkus.datasource.username")
    String user;

    @Inject
    @ConfigProperty(name = "quarkus.datasource.password")
    String password;

    private static final int OK = 200;
    /** More than there are connections to find broken. */
    private static final int MOST_ASKED = 1_000;

    private DataSource elsewhere;
    private String name;

    @BeforeEach
    void anotherDatabaseOfTheServer() {
        name = url.replaceFirst(".*/", "");
        elsewhere = MigratedDatabase.at(
                new DatabaseAddress(url.replaceFirst("/" + name + "$", "/postgres"), user, password));
    }

    @AfterEach
    void theDatabaseIsBack() {
        Sql.of("alter database " + name + " allow_connections true")
                .on(elsewhere)
                .update();
    }

    @Test
    void hasStartedOnceTheSchemaIsThere() {
        Response started = Visit.asGuest().get("/q/health/started");
        assertThat(started.statusCode()).isEqualTo(200);
        assertThat(started.json().getList("checks.name")).contains("schema");
    }

    @Test
    void isReadyWhileTheDatabaseAnswersAndLivesWithout() {
        Response ready = Visit.asGuest().get("/q/health/ready");
        assertThat(ready.statusCode()).isEqualTo(200);
        assertThat(ready.json().getList("checks.name")).contains("cells", "Database connections health check");
        takeAway();
        Response unready = Visit.asGuest().get("/q/health/ready");
        assertThat(unready.statusCode()).isEqualTo(503);
        assertThat(unready.json().getString("status")).isEqualTo("DOWN");
        Visit.asGuest().get("/q/health/live").then().statusCode(200);
        assertThat(Visit.asGuest().get("/q/metrics").asString())
                .containsPattern("(?m)^grundy_database_up 0.0$")
                .containsPattern("(?m)^grundy_cells NaN$");
        theDatabaseIsBack();
        assertThat(Stream.generate(() -> Visit.asGuest().get("/q/health/ready").statusCode())
                        .limit(MOST_ASKED)
                        .anyMatch(status -> status == OK))
                .as("ready again, once the connections that broke are given up")
                .isTrue();
    }

    /** Nobody can connect any more, and who is connected is thrown out. */
    private void takeAway() {
        Sql.of("alter database " + name + " allow_connections false")
                .on(elsewhere)
                .update();
        Sql.of("select pg_terminate_backend(pid) from pg_stat_activity where datname = :name")
                .on(elsewhere)
                .with("name", name)
                .list(row -> row.getBoolean(1));
    }
}
