package dev.grundy.studio.verify.attempt;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.prove.Trial;
import dev.grundy.judge.source.Source;
import dev.grundy.studio.verify.check.Proof;
import dev.grundy.studio.verify.outcome.Findings;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Whether the time limit leaves room for programs that read and print in the plain way of their language, on a busy host too. */
final class PlainTimes {
    private static final int BUSY_HOST = 2;
    /** Bytes of input and answer together up to which reading and printing take no time to speak of, in any language. */
    private static final long SMALL = 32 * 1024;

    /** So many times the limit a plain program may take while it is measured. */
    private static final int PATIENCE = 5;

    private static final Set<Verdict> ENDED = Set.of(Verdict.AC, Verdict.WA, Verdict.TLE);

    private final Proof proof;
    private final Duration limit;

    PlainTimes(Proof proof, Duration limit) {
        this.proof = proof;
        this.limit = limit;
    }

    /** Warns of each language in which reading the largest test and printing its answer leaves no room; of none where all tests are small. */
    void look(Findings findings) {
        if (proof.problem().type().interactive() || proof.problem().type().submitAnswer()) {
            return;
        }
        Optional<PreparedCase> largest = proof.prepared().stream()
                .filter(test -> size(test) > SMALL)
                .max(Comparator.comparingLong(PlainTimes::size));
        largest.ifPresent(test -> languages().forEach(language -> look(findings, language, test)));
    }

    private static long size(PreparedCase test) {
        return test.input().size() + test.answer().size();
    }

    private List<Language> languages() {
        // The proof of a package must not depend on the tools of the host that makes it.
        return proof.runner().workshop().toolchains().languages().alwaysOffered().stream()
                .filter(language -> proof.problem().allows(language.id()))
                .toList();
    }

    private void look(Findings findings, Language language, PreparedCase test) {
        String text = PlainProgram.in(language).source(proof.bytes(test.answer()));
        Candidate candidate = proof.runner().candidate(Source.single(language, text), language, Optional.empty());
        if (!(candidate instanceof Candidate.Runnable)) {
            return;
        }
        Trial trial = proof.runner().trial(candidate, test, limit.multipliedBy(PATIENCE));
        Duration room = trial.cpu().multipliedBy(BUSY_HOST);
        if (ENDED.contains(trial.verdict()) && room.compareTo(limit) > 0) {
            findings.warning(
                    "a plain " + language.name() + " program that only reads test " + test.name()
                            + " and prints as much as its answer needs " + seconds(trial.cpu())
                            + "; twice that, for a busy host, is more than the limit of " + seconds(limit),
                    "raise limits.time_limit to " + seconds(room) + " at least, or make the test smaller");
        }
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.3f s", duration.toNanos() / 1e9);
    }
}
