package dev.grundy.judge.check;

import dev.grundy.format.compare.TokenChecker;
import dev.grundy.format.pack.ComparisonFlags;
import dev.grundy.judge.sandbox.command.Store;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The default checker: compares the output with the test's answer, by the flags among the test's arguments. */
public final class AnswerChecker implements Checker {
    private final Store store;
    private final Map<List<String>, TokenChecker> byFlags = new ConcurrentHashMap<>();

    public AnswerChecker(Store store) {
        this.store = store;
    }

    @Override
    public CheckerWord check(CheckerQuestion question) {
        List<String> flags = question.test().test().settings().outputValidatorArgs();
        TokenChecker checker = byFlags.computeIfAbsent(flags, given -> new TokenChecker(ComparisonFlags.parse(given)));
        return checker.firstDifference(
                        question.output(), store.read(question.test().answer()))
                .map(CheckerWord::refuses)
                .orElseGet(CheckerWord::accepts);
    }
}
