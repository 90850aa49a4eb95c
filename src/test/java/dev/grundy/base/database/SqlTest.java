package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import java.time.Instant;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

class SqlTest {
    private final DataSource database = MigratedDatabase.at(TestDatabase.create());

    @Test
    void bindsAParameterWhereverItIsNamedAndLeavesCastsAlone() {
        String sum = Sql.of("select (:number + :number)::text || :suffix as value")
                .on(database)
                .with("number", 4)
                .with("suffix", "!")
                .one(row -> row.getString("value"));
        assertThat(sum).isEqualTo("8!");
    }

    @Test
    void carriesInstantsBytesArraysAndNull() {
        Instant instant = Instant.parse("2026-01-02T03:04:05.678901Z");
        List<Object> values = Sql.of("select cast(:time as timestamptz) as t, :texts as s, cast(:nothing as text) as n")
                .on(database)
                .with("time", instant)
                .with("texts", new String[] {"a", "b,c"})
                .with("nothing", null)
                .one(row -> List.of(Sql.instant(row, "t"), Sql.texts(row, "s"), row.getString("n") == null));
        assertThat(values).containsExactly(instant, List.of("a", "b,c"), true);
    }

    @Test
    void theLastInstantIsInfinity() {
        String written = Sql.of("select cast(:time as timestamptz)::text as value")
                .on(database)
                .with("time", Instant.MAX)
                .one(row -> row.getString("value"));
        assertThat(written).isEqualTo("infinity");
    }

    @Test
    void refusesAParameterThatIsNotThere() {
        assertThatThrownBy(() -> Sql.of("select :one").on(database).with("two", 2))
                .hasMessageContaining(":two");
    }

    @Test
    void refusesToRunWithoutAValue() {
        assertThatThrownBy(() -> Sql.of("select :one").on(database).update()).hasMessageContaining("[one]");
    }

    @Test
    void saysWhatTheDatabaseRefused() {
        assertThatThrownBy(() -> Sql.of("select 1/0").on(database).one(row -> row.getInt(1)))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("division by zero");
    }
}
