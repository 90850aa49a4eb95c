package dev.grundy.learn.home;

import dev.grundy.base.database.Query;
import dev.grundy.learn.classroom.assignment.DueAssignment;
import dev.grundy.learn.classroom.assignment.DueAssignments;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.ReaderTier;
import dev.grundy.problem.paths.NextSteps;
import dev.grundy.problem.paths.NextStop;
import dev.grundy.problem.practice.DueNow;
import dev.grundy.problem.practice.DueProblem;
import dev.grundy.problem.progress.Streak;
import dev.grundy.problem.progress.Streaks;
import dev.grundy.submission.verdict.RecentSubmissions;
import dev.grundy.submission.verdict.SubmissionSummary;
import dev.grundy.web.cache.KeptForGuests;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;

/** The front page. */
@Path("/")
@PermitAll
class HomePages {
    private static final int RECENT = 5;

    private final CurrentAccount current;
    private final ReaderTier tier;
    private final NextSteps next;
    private final RecentSubmissions submissions;
    private final Streaks streaks;
    private final DueNow due;
    private final DueAssignments assignments;

    HomePages(
            CurrentAccount current,
            ReaderTier tier,
            NextSteps next,
            RecentSubmissions submissions,
            Streaks streaks,
            DueNow due,
            DueAssignments assignments) {
        this.current = current;
        this.tier = tier;
        this.next = next;
        this.submissions = submissions;
        this.streaks = streaks;
        this.due = due;
        this.assignments = assignments;
    }

    @CheckedTemplate(basePath = "learn/home", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance guest(Optional<NextStop> first);

        static native TemplateInstance home(Home home);
    }

    /**
     * The front page of somebody.
     *
     * @param left the submission after which they left, where its problem is not solved and open to them
     * @param assigned assignments of their classes that are open and not done, the next due first; at most five
     * @param due  problems to be done again by now, the longest due first; at most five
     * @param days the latest ones, today the last
     */
    record Home(
            String name,
            Optional<SubmissionSummary> left,
            Optional<NextStop> next,
            List<DueAssignment> assigned,
            List<DueProblem> due,
            Streak streak,
            List<Streaks.Day> days,
            List<SubmissionSummary> recent) {}

    @GET
    @KeptForGuests
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance home() {
        return current.person().map(this::of).orElseGet(() -> Templates.guest(next.first()));
    }

    private TemplateInstance of(Person person) {
        RecentSubmissions.Lately recent = submissions.of(person.accountId(), RECENT);
        Query<Streaks.Lately> days = streaks.lately(person.accountId(), person.zoneOrUtc());
        Query<Optional<NextStop>> ahead = next.of(person.accountId());
        Query<List<DueAssignment>> assigned = assignments.of(person.accountId(), RECENT);
        Query.Answers answers = Query.together(List.of(days, ahead, assigned));
        Streaks.Lately lately = answers.to(days);
        return Templates.home(new Home(
                person.name(),
                recent.left().filter(latest -> tier.has(latest.tier())),
                answers.to(ahead),
                answers.to(assigned),
                due.of(person.accountId()).stream().limit(RECENT).toList(),
                lately.streak(),
                lately.days(),
                recent.sent()));
    }
}
