package dev.grundy.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.bench.load.BenchGame;
import dev.grundy.app.bench.load.HttpLoad;
import dev.grundy.app.bench.load.Population;
import dev.grundy.app.bench.load.Seeding;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.run.AllOnly;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Every page is found, answers and names itself; what is measured is nobody's business here. In a database of its own: much stays in it. */
@AllOnly("a benchmark of every page")
@QuarkusTest
@QuarkusTestResource(value = PostgresResource.class, restrictToAnnotatedClass = true)
class PagesBenchTest {
    @TestHTTPResource
    URI server;

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Test
    void everyPageIsMeasured() {
        OwnProblems.loadInto(catalogue);
        String token = "B".repeat(43);
        new Seeding(database).add(new Population(10, 60, 600), token);
        HttpLoad somebody = new HttpLoad(server.getPort(), "grundy_session=" + token);
        HttpLoad guest = new HttpLoad(server.getPort(), "");
        PagesBench bench = new PagesBench(database, somebody, guest, new PagesBench.Pace(Duration.ofMillis(10), 1, 1));
        assertThat(bench.measure("pages-5m"))
                .hasSizeGreaterThanOrEqualTo(17)
                .anySatisfy(result -> assertThat(result.bench()).isEqualTo("pages-5m-guest-list"))
                .allSatisfy(result -> {
                    assertThat(result.bench()).startsWith("pages-5m-");
                    assertThat(result.detail())
                            .contains(
                                    "p95 with 64 connections, ",
                                    " with 4; ",
                                    " queries, ",
                                    " blocks",
                                    " ms of CPU each: ",
                                    " for compiling");
                });
        assertThat(bench.measureMove()).singleElement().satisfies(result -> {
            assertThat(result.bench()).isEqualTo("play-move");
            assertThat(result.detail()).contains(" queries, ");
        });
        assertThat(somebody.get(BenchGame.add(database))).contains("drawing__spot", "take 1 from pile 2");
    }
}
