package dev.grundy.studio.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.starter.Starters;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.Status;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every package of this repository lies beside a proof of just these files, made by today's checks and green. {@link SampledProofsTest} and
 * {@link AllProofsTest} see that the proofs are true.
 */
class ProofsTest {
    private static final Languages LANGUAGES = Languages.standard();
    /** Our packages bring a program to begin with in these. In the others people begin with what the language has. */
    private static final List<String> STARTED = List.of("cpp", "java", "python", "javascript");

    static List<ProblemPackage> problems() {
        return OurPackages.all();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyPackageIsProvedAsItIs(ProblemPackage problem) {
        String renew = "after a change: " + ProofRecord.command(problem.name());
        assertThat(RecordedProof.read(problem.root()))
                .as(renew)
                .hasValueSatisfying(
                        proof -> assertThat(proof.outdated(problem)).as(renew).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyRecordedCheckIsThereAndGreen(ProblemPackage problem) {
        RecordedProof proof = proof(problem);
        assertThat(proof.problem()).isEqualTo(problem.frontMatter().displayId());
        assertThat(proof.checks())
                .as(ProofRecord.command(problem.name()))
                .extracting(RecordedProof.Entry::check)
                .containsExactlyElementsOf(
                        Check.recorded().stream().map(Check::label).toList());
        assertThat(proof.checks()).extracting(RecordedProof.Entry::status).doesNotContain(Status.ERROR.label());
    }

    /** What a package may leave out, and ours do not. */
    @ParameterizedTest
    @MethodSource("problems")
    void everyProblemOfOursHasAllThatPeoplePractiseWith(ProblemPackage problem) {
        ByHand byHand = problem.practice().byHand().orElseThrow();
        assertThat(byHand.drawing()).isPresent();
        assertThat(made(problem))
                .contains(Check.PLAYABLE, Check.COUNTEREXAMPLES, Check.RULES_DISCRIMINATE, Check.STARTERS_RUN);
        assertThat(figure(problem, Check.PLAYABLE, "levels")).isGreaterThanOrEqualTo(2);
        assertThat(figure(problem, Check.PLAYABLE, "positions_to_click")).isPositive();
        if (!problem.type().interactive()) {
            assertThat(byHand.levels()).hasSizeGreaterThanOrEqualTo(3);
            assertThat(byHand.form()).isPresent();
            assertThat(made(problem)).contains(Check.BY_HAND);
        }
        assertThat(STARTED)
                .allSatisfy(language -> assertThat(
                                Starters.own(problem, LANGUAGES.find(language).orElseThrow()))
                        .as(language)
                        .isPresent());
        assertThat(figure(problem, Check.STARTERS_RUN, "looked_at")).isEqualTo(STARTED.size());
    }

    private static List<Check> made(ProblemPackage problem) {
        RecordedProof proof = proof(problem);
        return Check.recorded().stream()
                .filter(check -> proof.of(check)
                        .filter(entry -> entry.status().equals(Status.OK.label()))
                        .isPresent())
                .toList();
    }

    private static long figure(ProblemPackage problem, Check check, String name) {
        return proof(problem).of(check).orElseThrow().figure(name);
    }

    private static RecordedProof proof(ProblemPackage problem) {
        return RecordedProof.read(problem.root()).orElseThrow();
    }
}
