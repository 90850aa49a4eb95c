package dev.grundy.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.cli.problem.Problems;
import dev.grundy.judge.judging.JudgeReport;
import dev.grundy.judge.judging.JudgingListener;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.testsupport.People;
import dev.grundy.testsupport.People.Sent;
import dev.grundy.testsupport.Together;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What people.yaml says that its programs deserve is what they get. */
@Tag("sandbox")
class PeoplesProgramsTest {
    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TestFactory
    Stream<DynamicTest> getWhatTheyDeserve() {
        List<Sent> all =
                People.all().stream().flatMap(person -> person.sent().stream()).toList();
        return Together.tests(all, sent -> sent.program().toString(), PeoplesProgramsTest::judge);
    }

    private static void judge(Sent sent) {
        try (Problems problems = new Problems(Path.of("problems"), new PrintWriter(Writer.nullWriter()))) {
            JudgeReport report = JUDGE.local()
                    .judge(
                            problems.find(sent.problem()),
                            sent.program(),
                            Optional.of(sent.language()),
                            1,
                            JudgingListener.SILENT);
            assertThat(report.verdict()).as(report.toJson()).isEqualTo(sent.verdict());
        }
    }
}
