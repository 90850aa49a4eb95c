package dev.grundy.app.node;

import dev.grundy.base.queue.IdleTask;
import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.ProblemType;
import dev.grundy.judge.hand.HandMaking;
import dev.grundy.judge.hand.HandMaking.Made;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.learn.hand.HandInstanceRepository;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.problem.catalogue.PackageCache;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.List;

/** Makes instances to be answered by hand before somebody asks for one. */
@Singleton
final class HandPreparation {
    private final PreparableVersions versions;
    private final PackageCache packages;
    private final HandInstanceRepository instances;
    private final SecureRandom random;

    HandPreparation(
            PreparableVersions versions, PackageCache packages, HandInstanceRepository instances, SecureRandom random) {
        this.versions = versions;
        this.packages = packages;
        this.instances = instances;
        this.random = random;
    }

    /** The idle task that refills the pools from which people have drawn. */
    IdleTask pools(Workshop workshop) {
        HandPools pools = new HandPools(instances, new PackageMaker(workshop), random);
        return () -> pools.makeOne(versions.now());
    }

    private final class PackageMaker implements HandPools.Maker {
        private final Workshop workshop;

        private PackageMaker(Workshop workshop) {
            this.workshop = workshop;
        }

        @Override
        public int levels(LiveVersion version) {
            ProblemPackage problem = problem(version);
            return problem.type().equals(ProblemType.PASS_FAIL)
                    ? problem.practice()
                            .byHand()
                            .map(ByHand::levels)
                            .map(List::size)
                            .orElse(0)
                    : 0;
        }

        @Override
        public Made make(LiveVersion version, int level, int seed) {
            ProblemPackage problem = problem(version);
            ByHand byHand = problem.practice().byHand().orElseThrow();
            Made made = new HandMaking(new ReadyProblem(problem, workshop))
                    .make(byHand.levels().get(level - 1).withSeed(seed));
            if (!isForPaper(made.input()) || !isForPaper(made.answer())) {
                throw new JudgeException("problem " + problem.name() + ": level " + level
                        + " of by_hand makes, with seed "
                        + seed + ", an instance or an answer of more than " + ByHand.LARGEST_BYTES
                        + " bytes or with a character NUL; nobody answers that on paper: choose a smaller one");
            }
            return made;
        }

        private static boolean isForPaper(String text) {
            return text.getBytes(StandardCharsets.UTF_8).length <= ByHand.LARGEST_BYTES && text.indexOf('\0') < 0;
        }

        private ProblemPackage problem(LiveVersion version) {
            return packages.get(version.id(), version.hash());
        }
    }
}
