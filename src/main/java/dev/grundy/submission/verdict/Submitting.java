package dev.grundy.submission.verdict;

import dev.grundy.base.queue.Lane;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.SourceText;
import dev.grundy.people.account.AccountLock;
import dev.grundy.people.account.Person;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.submission.verdict.SubmitResult.Reason;
import dev.grundy.submission.verdict.SubmitResult.Refused;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Words;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;

/** Takes programs in: checks them, writes them down and queues their judging, all or nothing. Thread-safe. */
@ApplicationScoped
public class Submitting {
    /** How many of a person's submissions may wait or be judged at once. */
    public static final int MOST_PENDING = 2;

    private final SubmissionRepository submissions;
    private final ProgramCheck programs;
    private final ProblemAccess access;
    private final AccountLock accounts;
    private final JudgingRepository judgings;
    private final FreshSeedRepository freshSeeds;
    private final SecureRandom random;
    private final Clock clock;

    Submitting(
            SubmissionRepository submissions,
            ProgramCheck programs,
            ProblemAccess access,
            AccountLock accounts,
            JudgingRepository judgings,
            FreshSeedRepository freshSeeds,
            SecureRandom random,
            Clock clock) {
        this.submissions = submissions;
        this.programs = programs;
        this.access = access;
        this.accounts = accounts;
        this.judgings = judgings;
        this.freshSeeds = freshSeeds;
        this.random = random;
        this.clock = clock;
    }

    /**
     * Sends a program.
     *
     * @param language identifier or alias
     * @param source   as it came
     */
    @Transactional
    public SubmitResult submit(Person person, Problem problem, String language, SourceText source) {
        if (!access.mayRead(person, problem.lowestTier())) {
            return refused(Reason.TIER_TOO_LOW, "submit-tier-too-low", Words.inWords(problem.lowestTier()));
        }
        return switch (programs.check(problem, language, source)) {
            case Refused refused -> refused;
            case ProgramCheck.Fit fit -> queue(person, problem, fit.language(), fit.source());
        };
    }

    private SubmitResult queue(Person person, Problem problem, Language language, SourceText source) {
        accounts.hold(person.accountId());
        if (judgings.pending(person.accountId()) >= MOST_PENDING) {
            return refused(Reason.TOO_MANY_PENDING, "submit-too-many-pending", MOST_PENDING);
        }
        Instant now = clock.instant();
        Submission submission =
                new Submission(person.accountId(), problem.id(), language.id(), source, now.atZone(person.zoneOrUtc()));
        submissions.persistAndFlush(submission);
        judgings.queue(
                new NewJudging(submission.id(), true, problem.liveVersion(), seed(problem.liveVersion()), Lane.SUBMIT));
        return new SubmitResult.Queued(submission.id());
    }

    /** One whose fresh tests are made already, if there is one. */
    private long seed(long packageVersion) {
        return freshSeeds.take(packageVersion).orElseGet(() -> random.nextLong(FreshSeedRepository.SEEDS));
    }

    private static Refused refused(Reason reason, String messageKey, Object... arguments) {
        return new Refused(reason, Texts.of(messageKey, arguments));
    }
}
