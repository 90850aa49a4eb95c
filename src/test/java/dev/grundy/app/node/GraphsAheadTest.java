package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.learn.graph.GameGraphRepository;
import dev.grundy.learn.graph.GameGraphRepository.Ahead;
import dev.grundy.learn.graph.InstanceName;
import dev.grundy.learn.graph.UsualInstance;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.PublishedProblem;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GraphsAheadTest {
    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final GameGraphRepository graphs = new GameGraphRepository(situation.database(), situation.queue());
    private final LiveVersion first = version("first");
    private final LiveVersion second = version("second");
    private final ProblemPackage stones =
            new PackageReader().read(Path.of("problems/GMT-001")).orThrow();
    private boolean firstIsBroken;

    @Test
    void samplesAndTheFirstOfEachLevelAreMadeOnce() {
        GraphsAhead ahead = ahead();
        int made = 0;
        while (ahead.queueOne(List.of(first, second))) {
            make();
            made++;
        }
        assertThat(made).isEqualTo(2 * UsualInstance.of(stones).size());
        assertThat(names(first)).contains("sample-1", "1-1", "2-1").isEqualTo(names(second));
        assertThat(ahead().queueOne(List.of(first, second)))
                .as("by another node")
                .isFalse();
    }

    @Test
    void whatAnEarlierVersionHasIsTakenOverAndNothingIsMade() {
        GraphsAhead ahead = ahead();
        while (ahead.queueOne(List.of(first))) {
            make();
        }
        List<String> made = names(first);
        LiveVersion next = next(first);
        assertThat(ahead.queueOne(List.of(next))).isFalse();
        assertThat(names(next)).isEqualTo(made).isNotEmpty();
        assertThat(names(first)).isEmpty();
    }

    /** A release before this one did not note it. */
    @Test
    void whatHasNoContentIsGivenOne() {
        GraphsAhead ahead = ahead();
        while (ahead.queueOne(List.of(first))) {
            make();
        }
        Sql.of("update game_graph set content = null").on(situation.database()).update();
        assertThat(ahead().queueOne(List.of(first))).isFalse();
        int without = Sql.of("select count(*) as without from game_graph where content is null")
                .on(situation.database())
                .one(row -> row.getInt("without"));
        assertThat(without).isZero();
    }

    @Test
    void theyWaitBehindEverythingElseAndFewAtATime() {
        GraphsAhead ahead = ahead();
        assertThat(ahead.queueOne(List.of(first))).isTrue();
        assertThat(ahead.queueOne(List.of(first))).isTrue();
        assertThat(ahead.queueOne(List.of(first))).isFalse();
        assertThat(names(first)).hasSize(2);
        assertThat(situation.queue().depth()).singleElement().satisfies(depth -> {
            assertThat(depth.lane()).isEqualTo(Lane.SCOPE);
            assertThat(depth.queued()).isEqualTo(2);
        });
    }

    @Test
    void aPackageThatCannotBeReadKeepsNoOtherWaiting() {
        firstIsBroken = true;
        GraphsAhead ahead = ahead();
        assertThatThrownBy(() -> ahead.queueOne(List.of(first, second))).hasMessage("broken");
        assertThat(ahead.queueOne(List.of(first, second))).isTrue();
        assertThat(names(second)).hasSize(1);
    }

    @Test
    void whatIsNotServedAndInputsOfPeopleAreNotMade() {
        Sql.of("update problem set published = false where live_version_id = :id")
                .on(situation.database())
                .with("id", second.id())
                .update();
        assertThat(ahead().queueOne(List.of(second))).isFalse();
        assertThatThrownBy(() -> queue(new InstanceName.Own("0".repeat(24)))).isInstanceOf(DatabaseException.class);
        assertThatThrownBy(() -> queue(new InstanceName.Made(1, 2))).isInstanceOf(DatabaseException.class);
        assertThat(queue(new InstanceName.Sample(1))).isEqualTo(Ahead.QUEUED);
        assertThat(queue(new InstanceName.Sample(1))).isEqualTo(Ahead.KNOWN);
    }

    private Ahead queue(InstanceName name) {
        return graphs.queueAhead(
                first.id(), new UsualInstance(name, Optional.of("1\n2\n")), first.hash(), Instant.now());
    }

    /** As an idle node does. */
    private void make() {
        Claim claim = situation
                .queue()
                .claim("node", List.of(new Offer(GameGraphRepository.KIND.name(), "")), Lane.Pace.IDLE)
                .orElseThrow();
        assertThat(situation.queue().finish(claim.lease(), QueueSituation.done(GameGraphRepository.KIND)))
                .isTrue();
    }

    private GraphsAhead ahead() {
        return new GraphsAhead(graphs, this::read, situation.clock());
    }

    private ProblemPackage read(LiveVersion version) {
        if (firstIsBroken && version.equals(first)) {
            throw new IllegalStateException("broken");
        }
        return stones;
    }

    private List<String> names(LiveVersion version) {
        return Sql.of("select name from game_graph where package_version_id = :version order by name")
                .on(situation.database())
                .with("version", version.id())
                .list(row -> row.getString("name"));
    }

    /** Another version of its problem with the same game, which goes live. */
    private LiveVersion next(LiveVersion version) {
        long id = Sql.of("""
                with next as (
                    insert into package_version (problem_id, number, content_hash, archive, created_at)
                    select problem_id, 2, repeat('f', 64), '', now() from package_version where id = :version
                    returning id, problem_id)
                update problem p set live_version_id = next.id from next where p.id = next.problem_id
                returning next.id""")
                .on(situation.database())
                .with("version", version.id())
                .one(row -> row.getLong("id"));
        return new LiveVersion(id, version.displayId(), version.hash());
    }

    private LiveVersion version(String slug) {
        PublishedProblem problem = PublishedProblem.add(situation.database(), slug, Tier.FREE);
        return new LiveVersion(problem.versionId(), slug, new ContentHash("0".repeat(64)));
    }
}
