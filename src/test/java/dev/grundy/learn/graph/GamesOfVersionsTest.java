package dev.grundy.learn.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.FileTree;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.testsupport.EmptiedCatalogue;
import dev.grundy.testsupport.MadeGames;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of games that were made when another version of their problem goes live. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class GamesOfVersionsTest {
    private static final String PLAY = "/problems/stones-one-three-four/play";
    private static final Duration DAY = Duration.ofDays(1);

    @Inject
    Catalogue catalogue;

    @Inject
    DataSource database;

    @Inject
    GameGraphRepository graphs;

    @TempDir
    Path directory;

    private final Visit guest = Visit.asGuest();
    private Path root;
    private long first;

    @BeforeEach
    void aGameIsMade() throws IOException {
        // Others may have played this problem in the same database.
        EmptiedCatalogue.in(database);
        root = directory.resolve("GMT-001");
        FileTree.copy(Path.of("problems/GMT-001"), root);
        catalogue.load(directory);
        first = live();
        make("1-3");
    }

    @AfterEach
    void forget() {
        EmptiedCatalogue.in(database);
    }

    @Test
    void aVersionWithAnotherStatementTakesThemOverAndQueuesNothing() throws IOException {
        changeStatement();
        assertThat(live()).isNotEqualTo(first);
        assertThat(board("1-3")).contains("Your move:").doesNotContain("being prepared");
        assertThat(owner("1-3")).isEqualTo(live());
        assertThat(waiting()).isZero();
    }

    @Test
    void aVersionWithOtherRulesHasThemMade() throws IOException {
        changeRules();
        assertThat(board("1-3")).contains("The game is being prepared");
        assertThat(waiting()).isEqualTo(1);
    }

    @Test
    void whatWasLiveBeforeIsLiveAgainWithItsGames() throws IOException {
        changeRules();
        board("1-3");
        change("game/rules.cpp", "{1, 4, 3}", "{1, 3, 4}");
        assertThat(board("1-3")).contains("Your move:");
    }

    @Test
    void anInputOfOnesOwnIsStillThereUnderItsAddress() throws IOException {
        Visit ada = Visit.signedIn();
        Response asked = ada.submit(PLAY, Map.of("input", "1\n6\n"));
        String name = asked.header("Location").replaceFirst(".*/", "");
        make(name);
        changeStatement();
        assertThat(board(name)).contains("Your move:");
        assertThat(ada.submit(PLAY, Map.of("input", "1\n6\n")).header("Location"))
                .endsWith(name);
        assertThat(waiting()).isZero();
        changeRules();
        assertThat(guest.get(PLAY + "/" + name).statusCode()).isEqualTo(404);
    }

    /** They are of no use when another try might do better. */
    @Test
    void whatCouldNotBeMadeIsTriedAgain() throws IOException {
        Sql.of("update game_graph set graph = null, positions = null, message = 'it crashed' where name = '1-3'")
                .on(database)
                .update();
        changeStatement();
        assertThat(board("1-3")).contains("The game is being prepared");
    }

    @Test
    void ofAVersionThatIsLiveNothingIsTaken() throws IOException {
        changeStatement();
        board("1-3");
        String content = Sql.of("select content from game_graph where name = '1-3'")
                .on(database)
                .one(row -> row.getString("content"));
        boolean taken = Sql.of("select take_game_graph(:version, '1-3', :content) as taken")
                .on(database)
                .with("version", first)
                .with("content", content)
                .one(row -> row.getBoolean("taken"));
        assertThat(taken).isFalse();
        assertThat(owner("1-3")).isEqualTo(live());
    }

    @Test
    void whatNoVersionTakesIsForgottenThirtyDaysAfterItsVersionWas() throws IOException {
        make("1-4");
        changeRules();
        // Made long ago, and live until just now.
        Sql.of("update game_graph set made_at = now() - interval '1 year'")
                .on(database)
                .update();
        graphs.forgetRetired(Instant.now());
        graphs.forgetRetired(Instant.now().plus(DAY.multipliedBy(29)));
        assertThat(made()).isEqualTo(2);
        changeStatement();
        graphs.forgetRetired(Instant.now().plus(DAY.multipliedBy(31)));
        assertThat(made()).isZero();
    }

    /** Of a release before this one. */
    @Test
    void whatHasNoContentIsForgottenAtOnceUnlessItsVersionIsLive() throws IOException {
        Sql.of("update game_graph set content = null").on(database).update();
        graphs.forgetRetired(Instant.now());
        assertThat(made()).isEqualTo(1);
        changeRules();
        graphs.forgetRetired(Instant.now());
        assertThat(made()).isZero();
    }

    private void changeStatement() throws IOException {
        change("statement/problem.en.md", "title: ", "title: More ");
    }

    private void changeRules() throws IOException {
        change("game/rules.cpp", "{1, 3, 4}", "{1, 4, 3}");
    }

    private void change(String file, String from, String to) throws IOException {
        Path changed = root.resolve(file);
        String text = Files.readString(changed);
        assertThat(text).contains(from);
        Files.writeString(changed, text.replace(from, to));
        catalogue.load(directory);
    }

    /** Asked for, and made as a node would. */
    private void make(String name) {
        guest.get(PLAY + "/" + name);
        Sql.of("delete from work where kind = 'play'").on(database).update();
        MadeGames.add(database, live(), name, "1\n6\n", MadeGames.stones(6), 7);
    }

    private String board(String name) {
        return guest.get(PLAY + "/" + name + "?game=1").asString();
    }

    private long live() {
        return Sql.of("select live_version_id from problem where slug = 'stones-one-three-four'")
                .on(database)
                .one(row -> row.getLong("live_version_id"));
    }

    private long owner(String name) {
        return Sql.of("select package_version_id from game_graph where name = :name")
                .on(database)
                .with("name", name)
                .one(row -> row.getLong("package_version_id"));
    }

    private int made() {
        return count("select count(*) as counted from game_graph where made_at is not null");
    }

    private int waiting() {
        return count("select count(*) as counted from work where kind = 'play' and ended_at is null");
    }

    private int count(String sql) {
        return Sql.of(sql).on(database).one(row -> row.getInt("counted"));
    }
}
