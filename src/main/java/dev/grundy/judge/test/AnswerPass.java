package dev.grundy.judge.test;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.check.Checker;
import dev.grundy.judge.check.CheckerQuestion;
import dev.grundy.judge.check.CheckerWord;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The pass of a submit-answer problem: nothing runs, the submission's file for the test is its output. */
record AnswerPass(Source answers, List<Checker> checkers) implements Pass.Maker {
    @Override
    public Pass make(PreparedCase test, StoredFile input, Map<String, byte[]> feedback) {
        Optional<byte[]> output = answerFor(test);
        if (output.isEmpty()) {
            return Pass.checked(
                    run(new byte[0]),
                    CheckerWord.refuses("there is no file " + test.test().baseName()
                            + ".out (or .ans) for this test among the submitted files"));
        }
        CheckerQuestion question = new CheckerQuestion(test, input, output.get(), feedback);
        return Pass.checked(run(output.get()), CheckedPass.wordOfAll(checkers, question));
    }

    /** By the test's name with any extension; the only file there is answers any test. */
    private Optional<byte[]> answerFor(PreparedCase test) {
        if (answers.files().size() == 1) {
            return Optional.of(answers.files().getFirst().content());
        }
        return answers.files().stream()
                .filter(file ->
                        file.name().matches("(.*/)?" + Pattern.quote(test.test().baseName()) + "\\.[^./]+"))
                .map(SourceFile::content)
                .findFirst();
    }

    private static Run run(byte[] output) {
        return new Run(Verdict.AC, Duration.ZERO, Duration.ZERO, MemorySize.ofBytes(0), output, "", "");
    }
}
