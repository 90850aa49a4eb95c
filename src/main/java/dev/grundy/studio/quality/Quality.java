package dev.grundy.studio.quality;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.reports.Complaints;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.studio.proof.PackageProof;
import dev.grundy.studio.proof.Proofs;
import dev.grundy.studio.quality.QualityView.Proved;
import dev.grundy.studio.verify.report.PackageReport;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Puts together the known facts about a problem's quality. Thread-safe. */
@ApplicationScoped
class Quality {
    private static final double NANOS_PER_SECOND = 1e9;

    private final QualityRepository repository;
    private final LivePackages packages;
    private final Proofs proofs;
    private final Complaints complaints;
    private final Counterexamples counterexamples;
    private final Clock clock;

    Quality(
            QualityRepository repository,
            LivePackages packages,
            Proofs proofs,
            Complaints complaints,
            Counterexamples counterexamples,
            Clock clock) {
        this.repository = repository;
        this.packages = packages;
        this.proofs = proofs;
        this.complaints = complaints;
        this.counterexamples = counterexamples;
        this.clock = clock;
    }

    /** @param state of the same problem */
    QualityView of(Problem problem, LiveState state) {
        ProblemPackage live = packages.of(problem);
        List<Judged> judged = repository.judged(state.problem(), problem.liveVersion());
        Optional<Proved> proof = proofs.proved(state.hash()).flatMap(Quality::proved);
        Optional<PackageReport> report = proof.map(Proved::report);
        List<String> tests =
                live.tests().allCases().stream().map(TestCase::name).toList();
        return new QualityView(
                judged.size(),
                AcceptanceChart.of(judged, clock.instant()),
                VerdictTable.of(judged),
                TestUse.of(tests, repository.failures(state.problem(), problem.liveVersion()), report),
                TimeHistogram.of(
                        judged,
                        live.limits().cpuTime().or(() -> report.flatMap(Quality::limit)),
                        live.limits().margins().acceptedToLimit()),
                complaints.open(state.problem()),
                counterexamples.of(problem, state).open().size(),
                proof);
    }

    private static Optional<Proved> proved(PackageProof proof) {
        return proof.state() instanceof PackageProof.Proved(PackageReport report)
                ? Optional.of(new Proved(proof.id(), report))
                : Optional.empty();
    }

    private static Optional<Duration> limit(PackageReport report) {
        return Optional.ofNullable(report.timeLimitS())
                .map(seconds -> Duration.ofNanos(Math.round(seconds * NANOS_PER_SECOND)));
    }
}
