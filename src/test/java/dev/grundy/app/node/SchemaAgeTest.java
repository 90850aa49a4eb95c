package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two releases on one schema: the later has another text of a function, and one more migration. */
class SchemaAgeTest {
    private static final String TABLE = "create table thing (id bigint)";

    private final DatabaseAddress address = TestDatabase.create();

    @TempDir
    Path before;

    @TempDir
    Path after;

    @BeforeEach
    void twoReleases() throws IOException {
        Files.writeString(before.resolve("V001__begin.sql"), TABLE);
        Files.writeString(before.resolve("R__answer.sql"), function(1));
        Files.writeString(after.resolve("V001__begin.sql"), TABLE);
        Files.writeString(after.resolve("R__answer.sql"), function(2));
    }

    @Test
    void aSchemaIsReachedWhenNumberedAndRepeatedOnesHaveRun() throws IOException {
        assertThat(age(before).isReached()).isFalse();
        start(before);
        assertThat(age(before).isReached()).isTrue();
        assertThat(age(before).newestKnown()).isOne();
        assertThat(age(after).isReached()).as("its function has another text").isFalse();
        assertThat(age(after).isNewer()).isFalse();
    }

    @Test
    void aLaterReleaseReplacesTheFunction() {
        start(before);
        start(after);
        assertThat(answer()).isEqualTo(2);
        assertThat(age(after).isNewer()).isFalse();
    }

    /** A node of the release before starts once more, amid or after its replacement. */
    @Test
    void theFunctionOfALaterReleaseStaysWhenAnEarlierOneStartsAgain() {
        start(before);
        start(after);
        assertThat(age(before).isNewer()).isTrue();
        start(before);
        assertThat(answer()).isEqualTo(2);
    }

    @Test
    void aNumberThatIsUnknownHereIsOfALaterRelease() throws IOException {
        Files.writeString(after.resolve("V002__go_on.sql"), "alter table thing add column name text");
        start(after);
        assertThat(age(before).isNewer()).isTrue();
        start(before);
        assertThat(answer()).isEqualTo(2);
        assertThat(age(after).isNewer()).isFalse();
        assertThat(age(after).newestKnown()).isEqualTo(2);
    }

    @Test
    void aGuardRefusesADatabaseFromBeforeTheBaseline() {
        Flyway.configure()
                .dataSource(address.source())
                .locations("filesystem:" + before)
                .load()
                .migrate();
        FluentConfiguration configuration = Flyway.configure().dataSource(address.source());
        SchemaGuard guard = new SchemaGuard();
        assertThatThrownBy(() -> guard.customize(configuration))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("it stands at migration 001")
                .hasMessageContaining("start the release before this one on it once");
    }

    private void start(Path release) {
        FluentConfiguration configuration = configuration(release);
        SchemaGuard.keepNewerFunctions(configuration);
        configuration.load().migrate();
    }

    private SchemaAge age(Path release) {
        return new SchemaAge(configuration(release).load().info());
    }

    private FluentConfiguration configuration(Path release) {
        return Flyway.configure()
                .dataSource(address.source())
                .locations("filesystem:" + release)
                .ignoreMigrationPatterns("*:future", "*:missing");
    }

    private int answer() {
        return Sql.of("select answer() as answer").on(address.source()).one(row -> row.getInt("answer"));
    }

    private static String function(int answer) {
        return "create or replace function answer() returns integer language sql as 'select " + answer + "'";
    }
}
