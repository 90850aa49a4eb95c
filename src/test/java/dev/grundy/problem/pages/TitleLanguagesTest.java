package dev.grundy.problem.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.problem.catalogue.RememberedCatalogue;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class TitleLanguagesTest {
    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    RememberedCatalogue remembered;

    @Test
    void aTitleInAnotherLanguageThanThePageSaysWhich() {
        PublishedProblem german = titled("title-german", "de");
        PublishedProblem unknown = titled("title-unknown", "");
        remembered.forget();
        Visit reader = Visit.signedIn();
        reader.submit("/problems/" + german.slug() + "/bookmark", Map.of("marked", "true"));

        for (String page : List.of("/problems?text=title-german", "/problems/" + german.slug())) {
            assertThat(reader.get(page).asString()).as(page).contains("<span lang=\"de\">Heap of title-german</span>");
            assertThat(reader.request()
                            .header("Accept-Language", "de")
                            .get(page)
                            .asString())
                    .as(page)
                    .contains("Heap of title-german")
                    .doesNotContain("<span lang=\"de\">");
        }
        assertThat(reader.get("/problems?text=title-german").asString())
                .contains("<p class=\"problem-row__summary\" lang=\"de\">");
        assertThat(reader.get("/problems/" + unknown.slug()).asString()).contains("<h1>Heap of title-unknown</h1>");
    }

    @Test
    void theLanguageOfATitleIsThatOfTheStatementThatBringsIt() {
        OwnProblems.loadInto(catalogue);
        String language = Sql.of("select title_language from problem where slug = 'nim'")
                .on(database)
                .one(row -> row.getString("title_language"));
        assertThat(language).isEqualTo("en");
        assertThat(Visit.asGuest()
                        .request()
                        .header("Accept-Language", "de")
                        .get("/problems/nim")
                        .asString())
                .contains("<h1><span lang=\"en\">Nim</span></h1>");
    }

    private PublishedProblem titled(String slug, String language) {
        PublishedProblem problem = PublishedProblem.addWithPage(database, slug, Tier.FREE);
        Sql.of("update problem set title_language = :language where id = :id")
                .on(database)
                .with("language", language)
                .with("id", problem.id())
                .update();
        return problem;
    }
}
