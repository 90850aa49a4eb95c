package dev.grundy.judge.test;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.check.CheckerWord;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.sandbox.command.StoredFile;
import java.util.Map;
import java.util.Optional;

/**
 * One run of a submission with what the checker or interactor said of it.
 *
 * @param word absent if the submission failed before anybody could look at its output
 */
record Pass(Run run, Optional<CheckerWord> word) {
    static Pass failed(Run run) {
        return new Pass(run, Optional.empty());
    }

    static Pass checked(Run run, CheckerWord word) {
        return new Pass(run, Optional.of(word));
    }

    Verdict verdict() {
        return word.map(said -> said.accepted() ? Verdict.AC : Verdict.WA).orElse(run.verdict());
    }

    String message() {
        return word.map(CheckerWord::message).orElse(run.message());
    }

    /** Makes one pass. */
    interface Maker {
        /** @param feedback the files that earlier passes left in the feedback directory */
        Pass make(PreparedCase test, StoredFile input, Map<String, byte[]> feedback);
    }
}
