package dev.grundy.problem.progress;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.api.RequiresScope;
import dev.grundy.people.api.token.Scope;
import dev.grundy.problem.catalogue.PublishedProblems;
import dev.grundy.problem.progress.ProgressRepository.Solved;
import dev.grundy.problem.progress.Shares.Share;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The problems that the owner of a token has solved. */
@Path("/api/v1/progress")
@Authenticated
@RequiresScope(Scope.READ_PROGRESS)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Progress")
class ProgressApi {
    private static final int MOST_LATELY = 50;

    private final CurrentAccount current;
    private final ProgressRepository progress;
    private final PublishedProblems problems;
    private final Streaks streaks;

    ProgressApi(CurrentAccount current, ProgressRepository progress, PublishedProblems problems, Streaks streaks) {
        this.current = current;
        this.progress = progress;
        this.problems = problems;
        this.streaks = streaks;
    }

    /**
     * How far somebody has come.
     *
     * @param problems published ones, solved or not
     * @param streak   days in a row with an accepted program
     * @param lately   solved last, at most 50, the latest first
     */
    @JsonNaming(SnakeCaseStrategy.class)
    public record OwnProgress(
            String name,
            long solved,
            long problems,
            List<Share> byDifficulty,
            List<Share> byTopic,
            ApiStreak streak,
            List<ApiSolved> lately) {}

    /** @param today whether today counts already */
    public record ApiStreak(int current, int longest, boolean today) {}

    /** A problem and when it was solved first. */
    @JsonNaming(SnakeCaseStrategy.class)
    public record ApiSolved(String displayId, String slug, String title, Instant solvedAt) {
        static ApiSolved of(Solved solved) {
            return new ApiSolved(solved.displayId(), solved.slug(), solved.title(), solved.at());
        }
    }

    @GET
    @Operation(
            summary = "Your progress",
            description = "Days of the streak are counted in the time zone of the account.")
    public OwnProgress own() {
        Person person = current.required();
        long account = person.accountId();
        Shares shares = Shares.of(problems.groups(), progress.solved(account).ask());
        Streak streak = streaks.of(progress.practised(account).ask(), person.zoneOrUtc());
        return new OwnProgress(
                person.name(),
                shares.all().solved(),
                shares.all().problems(),
                shares.difficulties(),
                shares.topics(),
                new ApiStreak(streak.current(), streak.longest(), streak.today()),
                progress.lately(account, MOST_LATELY).ask().stream()
                        .map(ApiSolved::of)
                        .toList());
    }
}
