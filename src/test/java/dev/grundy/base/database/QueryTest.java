package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

class QueryTest {
    private static final Sql NUMBERS = Sql.of("select n from generate_series(1, :most) n order by n desc -- down");

    private final DataSource database = MigratedDatabase.at(TestDatabase.create());

    @Test
    void severalAreOneStatementAndEachKeepsItsParametersAndItsOrder() {
        Query<List<Long>> three = numbers(3);
        Query<List<Long>> none = numbers(0);
        Query<Integer> two = numbers(2).map(List::size);

        Query.Answers answers = Query.together(List.of(three, none, two));

        assertThat(answers.to(three)).containsExactly(3L, 2L, 1L);
        assertThat(answers.to(none)).isEmpty();
        assertThat(answers.to(two)).isEqualTo(2);
    }

    @Test
    void theyAreAskedInOneTransaction() {
        Query<List<Long>> transaction =
                Sql.of("select txid_current() as number").on(database).query(row -> row.number("number"));
        Query<List<Long>> same = transaction.map(List::copyOf);

        Query.Answers answers = Query.together(List.of(transaction, same));

        assertThat(answers.to(transaction)).isEqualTo(answers.to(same));
    }

    @Test
    void aloneItAnswersTheSame() {
        assertThat(numbers(3).ask()).containsExactly(3L, 2L, 1L);
    }

    @Test
    void carriesTextsInstantsTruthAndNull() {
        Instant instant = Instant.parse("2026-01-02T03:04:05.678901Z");
        String text = "a \"quoted\" \\ line\nand ä 🪨 \u0001";
        List<List<Object>> rows = Sql.of("""
                        select cast(:time as timestamptz) as at, cast('infinity' as timestamptz) as last, :text as text,
                               cast(null as text) as nothing, true as yes, cast(0.1 as double precision) as tenth, array['a', 'b,c'] as texts""")
                .on(database)
                .with("time", instant)
                .with("text", text)
                .query(row -> List.<Object>of(
                        row.instant("at"),
                        row.instant("last"),
                        row.text("text"),
                        row.textIfAny("nothing"),
                        row.instantIfAny("nothing"),
                        row.is("yes"),
                        row.real("tenth"),
                        row.texts("texts")))
                .ask();
        assertThat(rows)
                .containsExactly(List.of(
                        instant,
                        Instant.MAX,
                        text,
                        Optional.empty(),
                        Optional.empty(),
                        true,
                        0.1,
                        List.of("a", "b,c")));
    }

    @Test
    void refusesNullWhereSomethingMustBeAndAColumnThatIsNotThere() {
        Sql.Execution statement = Sql.of("select cast(null as bigint) as n").on(database);
        assertThatThrownBy(() -> statement.query(row -> row.number("n")).ask())
                .hasMessageContaining("column n holds null");
        assertThatThrownBy(() -> statement.query(row -> row.number("m")).ask()).hasMessageContaining("no column m");
    }

    @Test
    void refusesToAnswerWhatWasNotAsked() {
        Query<List<Long>> asked = numbers(1);
        Query.Answers answers = Query.together(List.of(asked));
        assertThatThrownBy(() -> answers.to(numbers(1))).hasMessageContaining("not asked");
    }

    private Query<List<Long>> numbers(int most) {
        return NUMBERS.on(database).with("most", most).query(row -> row.number("n"));
    }
}
