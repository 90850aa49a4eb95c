package dev.grundy.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.bench.load.Population;
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
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Every page answers with every size. In a database of its own: much stays in it. */
@AllOnly("a benchmark of every page")
@QuarkusTest
@QuarkusTestResource(value = PostgresResource.class, restrictToAnnotatedClass = true)
class GrowthBenchTest {
    private static final List<Population> SIZES = List.of(new Population(10, 2, 100), new Population(100, 20, 1_000));

    @TestHTTPResource
    URI server;

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Test
    void everyPageClaimAndVerdictIsMeasuredWithEverySize() {
        OwnProblems.loadInto(catalogue);
        List<String> progress = new ArrayList<>();
        List<BenchmarkResult> results = new GrowthBench(
                        database,
                        server.getPort(),
                        progress::add,
                        new GrowthBench.Pace(Duration.ofMillis(10), Duration.ofMillis(10), 10))
                .measure(SIZES);

        assertThat(results)
                .extracting(BenchmarkResult::bench)
                .contains(
                        "growth-home",
                        "growth-admin-people-search",
                        "growth-guest-list",
                        "growth-claim",
                        "growth-claim-of-many",
                        "growth-verdict");
        assertThat(results).allSatisfy(result -> assertThat(result.growth()).hasSize(SIZES.size()));
        assertThat(progress).anySatisfy(text -> assertThat(text).startsWith("100 people, 20 problems"));
    }
}
