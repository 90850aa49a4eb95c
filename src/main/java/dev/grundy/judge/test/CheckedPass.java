package dev.grundy.judge.test;

import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.check.Checker;
import dev.grundy.judge.check.CheckerQuestion;
import dev.grundy.judge.check.CheckerWord;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.StoredFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A pass in which the submission reads its input, writes its output, and checkers look at that. */
public record CheckedPass(Execution execution, Executable executable, RunLimits limits, List<Checker> checkers)
        implements Pass.Maker {
    public CheckedPass {
        checkers = List.copyOf(checkers);
    }

    @Override
    public Pass make(PreparedCase test, StoredFile input, Map<String, byte[]> feedback) {
        Run run = execution.run(executable, test.test().settings().args(), Stdin.of(input), files(test.test()), limits);
        if (!run.endedProperly()) {
            return Pass.failed(run);
        }
        CheckerQuestion question = new CheckerQuestion(test, input, run.output(), feedback);
        return Pass.checked(run, wordOfAll(checkers, question));
    }

    /** All must accept; the first that refuses has the word, else the last. */
    public static CheckerWord wordOfAll(List<Checker> checkers, CheckerQuestion question) {
        CheckerWord word = CheckerWord.accepts();
        for (Checker checker : checkers) {
            word = checker.check(question);
            if (!word.accepted()) {
                return word;
            }
        }
        return word;
    }

    /** The files that a test puts into the work directory. */
    public static List<Placed> files(TestCase test) {
        List<Placed> placed = new ArrayList<>();
        test.files().forEach((name, path) -> {
            try {
                placed.add(Placed.file(name, Files.readAllBytes(path)));
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + path + " of test " + test.name(), e);
            }
        });
        return placed;
    }
}
