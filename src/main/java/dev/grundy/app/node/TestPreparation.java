package dev.grundy.app.node;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.queue.IdleTask;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.judging.Judge;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.submission.verdict.FreshSeedRepository;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;

/** Makes tests before a submission asks for them. */
@Singleton
final class TestPreparation {
    private static final Logger LOG = Logger.getLogger(TestPreparation.class);

    private final PreparableVersions versions;
    private final PackageCache packages;
    private final FreshSeedRepository seeds;

    TestPreparation(PreparableVersions versions, PackageCache packages, FreshSeedRepository seeds) {
        this.versions = versions;
        this.packages = packages;
        this.seeds = seeds;
    }

    /**
     * Makes the fixed tests of all that is served; one package whose tests cannot be made keeps no other from it.
     *
     * @param beforeRun may keep it waiting before each run
     */
    void makeFixed(Judge judge, BooleanSupplier stopped, Runnable beforeRun) {
        for (LiveVersion version : live(stopped)) {
            if (stopped.getAsBoolean()) {
                return;
            }
            try {
                judge.prepare(packages.get(version.id(), version.hash()), beforeRun);
            } catch (RuntimeException e) {
                if (!stopped.getAsBoolean()) {
                    LOG.errorf(e, "The tests of %s cannot be made", version.displayId());
                }
            }
        }
    }

    /** None while the database is away: then each test is made when a submission needs it. */
    private List<LiveVersion> live(BooleanSupplier stopped) {
        try {
            return versions.now();
        } catch (DatabaseException e) {
            if (!stopped.getAsBoolean()) {
                LOG.errorf("No tests are made ahead, for the live versions cannot be listed: %s", e.getMessage());
            }
            return List.of();
        }
    }

    /** The idle task that refills the pools of fresh tests from which submissions have drawn. */
    IdleTask fresh(Judge judge) {
        FreshTestMaking fresh = new FreshTestMaking(seeds, new PackageMaker(judge));
        return () -> fresh.makeOne(versions.now());
    }

    private final class PackageMaker implements FreshTestMaking.Maker {
        private final Judge judge;

        private PackageMaker(Judge judge) {
            this.judge = judge;
        }

        @Override
        public boolean hasFresh(LiveVersion version) {
            ProblemPackage problem = packages.get(version.id(), version.hash());
            return !problem.practice().fresh().isEmpty() && !problem.type().scoring();
        }

        @Override
        public void make(LiveVersion version, long seed) {
            judge.prepareFresh(packages.get(version.id(), version.hash()), seed);
        }
    }
}
