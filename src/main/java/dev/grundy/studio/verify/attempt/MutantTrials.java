package dev.grundy.studio.verify.attempt;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.prove.Trial;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import dev.grundy.studio.verify.attempt.TriedMutant.Fate;
import dev.grundy.studio.verify.check.Proof;
import dev.grundy.studio.verify.mutation.Mutant;
import dev.grundy.studio.verify.mutation.Syntax;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Runs a reference solver with one planted fault on the tests in judging order, until one catches it. One that none
 * catches runs once more with the checks of its language's library. Reading outside of a container may happen to
 * change no output, and is a fault that the test reaches all the same.
 */
record MutantTrials(
        Proof proof,
        Duration limit,
        Source source,
        Language language,
        Syntax syntax,
        Optional<String> entryPoint,
        Candidate.Runnable original) {

    TriedMutant tryOut(Mutant mutant) {
        Candidate candidate = candidate(mutant, "");
        if (!(candidate instanceof Candidate.Runnable runnable)
                || runnable.executable().hash().equals(original.executable().hash())) {
            return new TriedMutant(mutant, Fate.NO_FAULT, "");
        }
        TriedMutant tried = onTests(mutant, candidate);
        if (tried.fate() != Fate.SURVIVED || syntax.libraryChecks().isEmpty()) {
            return tried;
        }
        return onTests(mutant, candidate(mutant, syntax.libraryChecks()));
    }

    private Candidate candidate(Mutant mutant, String head) {
        List<SourceFile> files = source.files().stream()
                .map(file -> file.name().equals(mutant.file())
                        ? new SourceFile(file.name(), (head + mutant.source()).getBytes(StandardCharsets.UTF_8))
                        : file)
                .toList();
        return proof.runner().candidate(new Source(files), language, entryPoint);
    }

    private TriedMutant onTests(Mutant mutant, Candidate candidate) {
        for (PreparedCase test : proof.prepared()) {
            proof.parallel().beforePiece();
            Trial trial = proof.runner().trial(candidate, test, limit);
            if (trial.verdict() == Verdict.JE) {
                return new TriedMutant(mutant, Fate.UNCLEAR, trial.result().message());
            }
            if (trial.verdict() != Verdict.AC) {
                return new TriedMutant(mutant, Fate.KILLED, "");
            }
        }
        return new TriedMutant(mutant, Fate.SURVIVED, "");
    }
}
