package dev.grundy.studio.copy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.studio.copy.WorkingCopyRepository.Written;
import dev.grundy.submission.verdict.QueueSituation;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Earlier texts of files: known for the latest hundred revisions of a copy, and for no others. */
class WorkingCopyRepositoryTest {
    private static final FilePath FILE = new FilePath("problem.yaml");
    private static final Instant NOW = QueueSituation.START;

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final WorkingCopyRepository copies = new WorkingCopyRepository(situation.database());
    private final long account = situation.person("ada");
    private final long copy = copies.create("ABC-001", account, NOW).orElseThrow();

    @BeforeEach
    void aFile() {
        copies.put(copy, FILE, FileContent.text("first"), new Written(1, NOW));
    }

    @Test
    void aTextThatStoodUntilLatelyIsKnownHoweverOldItIs() {
        raiseTo(150);
        write("second");
        raiseTo(250);
        assertThat(seenAt(150)).contains("first");
        raiseTo(251);
        assertThat(pastTexts()).isZero();
    }

    @Test
    void ofTheOlderTextsOnlyTheLastIsKept() {
        write("second");
        raiseTo(49);
        write("third");
        raiseTo(110);
        assertThat(seenAt(49)).contains("second");
        assertThat(pastTexts()).isOne();
    }

    @Test
    void aTextOfADeletedFileGoesToo() {
        raiseTo(2);
        copies.take(copy, FILE);
        raiseTo(100);
        assertThat(pastTexts()).isOne();
        raiseTo(101);
        assertThat(pastTexts()).isZero();
    }

    private void raiseTo(long revision) {
        while (copies.lock(copy).orElseThrow() < revision) {
            raise();
        }
    }

    private long raise() {
        return copies.raise(new CopyChange(copy, account, 0), NOW);
    }

    private void write(String text) {
        copies.put(copy, FILE, FileContent.text(text), new Written(raise(), NOW));
    }

    private Optional<String> seenAt(long revision) {
        return copies.past(copy, FILE, revision).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    private int pastTexts() {
        return Sql.of("select count(*) as texts from working_file_past where working_copy_id = :copy")
                .on(situation.database())
                .with("copy", copy)
                .one(row -> row.getInt("texts"));
    }
}
