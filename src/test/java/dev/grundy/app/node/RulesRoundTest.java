package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.queue.roster.NodeDescription;
import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.base.queue.roster.NodeRole;
import dev.grundy.format.language.Languages;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.studio.proof.RulesCheckRepository;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.PublishedProblem;
import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When nodes that serve pages ask for comparisons with the rules. */
class RulesRoundTest {
    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final NodeRepository nodes = new NodeRepository(situation.database(), situation.clock());

    @TempDir
    Path directory;

    @BeforeEach
    void onlyAGameIsServed() {
        Sql.of("update problem set published = false").on(situation.database()).update();
        PublishedProblem.addPackage(situation.database(), "stones", Tier.FREE, Path.of("problems/GMT-001"));
    }

    @Test
    void oneIsQueuedWhileAJudgeIdles() {
        see(0);
        RulesRound round = round(true);
        round.goOn();
        round.goOn();
        assertThat(queued()).isOne();
    }

    @Test
    void noneIsQueuedWhileAllJudgesWorkForSomebody() {
        see(1);
        round(true).goOn();
        assertThat(queued()).isZero();
    }

    @Test
    void noneIsQueuedWithoutAJudge() {
        round(true).goOn();
        assertThat(queued()).isZero();
    }

    @Test
    void noneIsQueuedWhereThatIsTurnedOff() {
        see(0);
        round(false).goOn();
        assertThat(queued()).isZero();
    }

    private void see(int running) {
        nodes.see(new NodeDescription("judge", NodeRole.JUDGE, 2, List.of(), List.of()), running, false);
    }

    private long queued() {
        return Sql.of("select count(*) as rows from work where kind = 'rules' and state = 'queued'")
                .on(situation.database())
                .one(row -> row.getLong("rows"));
    }

    private RulesRound round(boolean isOn) {
        NodeKeys keys = new SmallRyeConfigBuilder()
                .withMapping(NodeKeys.class)
                .withConverter(Duration.class, 200, new DurationConverter())
                .withSources(new PropertiesConfigSource(Map.of("grundy.judge.rules", "" + isOn), "test", 100))
                .build()
                .getConfigMapping(NodeKeys.class);
        CatalogueRepository catalogue = new CatalogueRepository(situation.database(), situation.clock());
        PackageCache packages = new PackageCache(directory.resolve("packages"), catalogue);
        return new RulesRound(
                new RulesCheckRepository(situation.database(), situation.queue()),
                packages,
                catalogue,
                nodes,
                new NodeConfig.Source(keys, Languages.standard()),
                situation.clock());
    }
}
