package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.testsupport.JudgeLogin;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SchemaHistoryTest {
    private static final String WHERE = "postgresql://db/grundy";

    @Test
    void aNewDatabaseHasSeenNothingAndPasses() throws SQLException {
        assertThat(read(TestDatabase.create()).files()).isEmpty();
        assertThatCode(() -> new SchemaHistory(List.of()).refuseOlder(WHERE)).doesNotThrowAnyException();
    }

    @Test
    void aMigratedDatabaseBeganWithTheBaseline() throws SQLException {
        SchemaHistory history = read(MigratedDatabase.createAddress());
        assertThat(history.files()).first().isEqualTo(SchemaHistory.BASELINE);
        assertThat(history.fromBaseline()).contains(history.files());
    }

    @Test
    void aLoginThatMayNotReadTheHistorySeesNone() throws SQLException {
        DatabaseAddress address = MigratedDatabase.createAddress();
        DatabaseAddress judge = JudgeLogin.make(address);
        assertThat(read(judge).files()).isNotEmpty();
        try (Connection connection = address.connect();
                var statement = connection.createStatement()) {
            statement.execute("revoke select on flyway_schema_history from grundy_judge");
        }
        assertThat(read(judge).files()).isEmpty();
    }

    @Test
    void allThatTheBaselineReplacesStandsForIt() {
        List<String> all = replaced(88);
        assertThat(new SchemaHistory(all).fromBaseline()).contains(List.of(SchemaHistory.BASELINE));
        all.add("V181__go_on.sql");
        SchemaHistory history = new SchemaHistory(all);
        assertThat(history.fromBaseline()).contains(List.of(SchemaHistory.BASELINE, "V181__go_on.sql"));
        assertThat(history.newest()).isEqualTo("181");
        assertThatCode(() -> history.refuseOlder(WHERE)).doesNotThrowAnyException();
    }

    @Test
    void anOlderDatabaseIsRefusedWithWhatToDo() {
        SchemaHistory older = new SchemaHistory(replaced(87));
        assertThat(older.fromBaseline()).isEmpty();
        assertThatThrownBy(() -> older.refuseOlder(WHERE))
                .isInstanceOf(DatabaseException.class)
                .hasMessage(
                        "the schema of postgresql://db/grundy is too old for this release: it stands at migration 087, and this"
                                + " release goes on from 180; start the release before this one on it once, then this one. Nothing was changed");
    }

    @Test
    void aDatabaseOfALaterBaselineIsNotOlder() {
        SchemaHistory later = new SchemaHistory(List.of("B300__baseline.sql"));
        assertThat(later.fromBaseline()).contains(List.of("B300__baseline.sql"));
        assertThatCode(() -> later.refuseOlder(WHERE)).doesNotThrowAnyException();
    }

    private static SchemaHistory read(DatabaseAddress address) throws SQLException {
        try (Connection connection = address.connect()) {
            return SchemaHistory.of(connection);
        }
    }

    private static List<String> replaced(int count) {
        return new ArrayList<>(IntStream.rangeClosed(1, count)
                .mapToObj(number -> "V%03d__go_on.sql".formatted(number))
                .toList());
    }
}
