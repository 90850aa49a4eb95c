package dev.grundy.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class FirstVerdictBenchTest {
    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @Test
    void aVerdictIsAwaitedUntilThePageTellsItWhateverComesLater() {
        Visit ada = Visit.signedIn();
        PublishedProblem problem = PublishedProblem.addWithPage(database, "first-verdict", Tier.FREE);
        String page = ada.submit(
                        "/problems/" + problem.slug() + "/submit", Map.of("language", "python", "source", "print(1)\n"))
                .header("Location")
                .replaceFirst("^https?://[^/]*", "");
        assertThat(FirstVerdictBench.awaitsVerdict(ada.get(page).asString())).isTrue();
        Claim judging = QueueSituation.claimOf(queue, Long.parseLong(page.substring(page.lastIndexOf('/') + 1)));
        queue.finish(judging.lease(), QueueSituation.judged(Verdict.AC, FindingKind.SLOWEST));
        String judged = ada.get(page).asString();
        assertThat(judged).contains("data-live=\"" + page + "/events\"");
        assertThat(FirstVerdictBench.awaitsVerdict(judged)).isFalse();
    }
}
