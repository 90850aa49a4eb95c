package dev.grundy.base.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.MigratedDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LaneTest {
    /** A lane that is compared with a number, or a number where work_queue is given a lane. */
    private static final Pattern LITERAL =
            Pattern.compile("\\blane\\s*=\\s*\\d|\\bwork_queue\\([^;(]*,\\s*\\d+,\\s*moment\\b");

    private static List<Path> functions() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("migrations"))) {
            return files.filter(file -> file.getFileName().toString().startsWith("R__"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theDatabaseCallsTheLaneAfterVerdictsByTheSameCode() {
        int code = Sql.of("select lane_after_verdict() as code")
                .on(MigratedDatabase.create())
                .one(row -> row.getInt("code"));
        assertThat(Lane.ofCode(code)).isEqualTo(Lane.SCOPE);
    }

    @ParameterizedTest
    @MethodSource("functions")
    void noFunctionOfTheDatabaseKnowsALaneByItsNumber(Path functions) throws IOException {
        assertThat(Files.readString(functions)).doesNotContainPattern(LITERAL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "select from work w where w.lane = 7",
                "perform work_queue('judge', made, 'submission/' || made, null, '', 7, moment,\n    share);"
            })
    void aNumberIsNoticed(String statement) {
        assertThat(LITERAL.matcher(statement).find()).isTrue();
    }
}
