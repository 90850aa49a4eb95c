package dev.grundy.judge.judging;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.host.ResultCache;

/** Whether a package's tests are made for the first time on this host, which can take minutes, so that somebody says so. */
record FirstMaking(ProblemPackage problem, ResultCache results) {
    /** The remembered fact that all tests are there. */
    record AllMade(long tests) {}

    void announce(JudgingListener listener) {
        long made = countOfMade();
        if (made > 0 && results.find(key(), AllMade.class).isEmpty()) {
            listener.preparing(
                    "making " + made + (made == 1 ? " test" : " tests") + " for the first time on this host");
        }
    }

    void remember() {
        long made = countOfMade();
        if (made > 0) {
            results.remember(key(), AllMade.class, () -> new AllMade(made));
        }
    }

    private long countOfMade() {
        return problem.tests().allCases().stream().filter(TestCase::isMade).count();
    }

    private ContentHash key() {
        return ContentHash.parts().add("tests made 1").add(problem.hash().hex()).build();
    }
}
