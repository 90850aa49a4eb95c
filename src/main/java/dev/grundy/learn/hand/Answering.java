package dev.grundy.learn.hand;

import dev.grundy.format.compare.TokenChecker;
import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.ComparisonFlags;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.test.TestSettings;
import dev.grundy.learn.hand.HandAnswer.Outcome;
import dev.grundy.people.account.AccountLock;
import dev.grundy.problem.catalogue.PackageCache;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Says of answers whether they are right. Where the package compares with the answer that is decided at once, by our own code. A
 * package's own checker is a program of strangers, so a node runs it. Thread-safe.
 */
@ApplicationScoped
class Answering {
    /** A person's answers that may wait for their check at once. */
    private static final int MOST_PENDING = 3;
    /** To one instance: more is no thinking. */
    private static final int MOST_ANSWERS = 100;

    private final AccountLock accounts;
    private final PackageCache packages;
    private final HandAnswerRepository answers;

    Answering(AccountLock accounts, PackageCache packages, HandAnswerRepository answers) {
        this.accounts = accounts;
        this.packages = packages;
        this.answers = answers;
    }

    /** How an instance is answered, by the version of the package that it comes from. */
    Optional<ByHand> rules(HandInstance instance) {
        return problem(instance).practice().byHand();
    }

    /** Whether an answer is known to be right or wrong in the request that brings it. */
    boolean isDecidedAtOnce(HandInstance instance) {
        return problem(instance).programs().outputValidation() instanceof OutputValidation.Default;
    }

    /** Whether an answer, or a row of one, equals the reference solver's. Only where it is decided at once. */
    boolean isRight(HandInstance instance, String answer, String expected) {
        return new TokenChecker(ComparisonFlags.parse(settings(instance).outputValidatorArgs()))
                .firstDifference(bytes(answer), bytes(expected))
                .isEmpty();
    }

    /** The outcome of handing in an answer. */
    enum Intake {
        TAKEN,
        /** Enough of the person's answers wait for their check. */
        TOO_MANY_PENDING,
        /** The person has answered this instance often enough. */
        TOO_MANY_ANSWERS
    }

    /** Takes an answer in: checks it, or asks a node to. */
    @Transactional
    Intake answer(long account, HandInstance instance, String answer) {
        boolean atOnce = isDecidedAtOnce(instance);
        accounts.hold(account);
        if (answers.count(account, instance.id()) >= MOST_ANSWERS) {
            return Intake.TOO_MANY_ANSWERS;
        }
        if (!atOnce && answers.pending(account) >= MOST_PENDING) {
            return Intake.TOO_MANY_PENDING;
        }
        answers.sit(account, instance.id());
        if (atOnce) {
            Outcome outcome = isRight(instance, answer, instance.answer()) ? Outcome.RIGHT : Outcome.WRONG;
            answers.add(account, instance.id(), answer, outcome, "");
        } else {
            answers.queue(account, instance.id(), answer);
        }
        return Intake.TAKEN;
    }

    private TestSettings settings(HandInstance instance) {
        return problem(instance).tests().usualSettings();
    }

    private ProblemPackage problem(HandInstance instance) {
        return packages.get(instance.packageVersionId(), instance.packageHash());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
