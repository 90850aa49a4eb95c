package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Qute remembers who knows a name. Where it does not, it asks some hundreds of resolvers each time, and pages took three times as long. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class NameLookupsTest {
    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    private String problem;

    @BeforeEach
    void loadProblems() {
        OwnProblems.loadInto(catalogue);
        problem = Sql.of("select slug from problem where published order by display_id limit 1")
                .on(database)
                .one(row -> row.getString("slug"));
    }

    @Test
    void noPageAsksAllResolversForANameTwice() {
        Visit somebody = Visit.signedIn();
        assertThat(lookups(somebody, "/people/" + somebody.name())).isEmpty();
        assertThat(lookups(Visit.asGuest(), "/register")).isEmpty();
    }

    private Map<String, Set<String>> lookups(Visit visit, String own) {
        List<String> pages = Stream.concat(
                        Stream.of(own),
                        Stream.of(
                                "/",
                                "/sign-in",
                                "/problems",
                                "/problems?topic=nim&text=stones",
                                "/problems/" + problem,
                                "/problems/" + problem + "/editorial",
                                "/problems/" + problem + "/by-hand",
                                "/paths",
                                "/status"))
                .toList();
        pages.forEach(visit::get);
        Map<String, Set<String>> lookups = new TreeMap<>();
        for (String page : pages) {
            NameLookups.take();
            assertThat(visit.get(page).statusCode()).as(page).isEqualTo(200);
            Set<String> names = NameLookups.take();
            if (!names.isEmpty()) {
                lookups.put(page, names);
            }
        }
        return lookups;
    }
}
