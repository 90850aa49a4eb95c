package dev.grundy.problem.progress;

import dev.grundy.base.database.Query;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.MergedAccountRepository;
import dev.grundy.people.account.Person;
import dev.grundy.problem.catalogue.PublishedProblems;
import dev.grundy.problem.progress.ProgressRepository.Owner;
import dev.grundy.problem.progress.ProgressRepository.Practised;
import dev.grundy.problem.progress.ProgressRepository.Solved;
import dev.grundy.problem.progress.Shares.Share;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** The profile of a person: the problems that they have solved, and when. A private profile is for others as if there were no such person. */
@Path("/people/{name}")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class ProfilePages {
    private static final int MOST_SOLVED_SHOWN = 12;
    private static final String NAME = "[A-Za-z][A-Za-z0-9_-]{2,19}";

    private final CurrentAccount current;
    private final ProgressRepository progress;
    private final PublishedProblems problems;
    private final MergedAccountRepository mergedAccounts;
    private final Streaks streaks;
    private final Clock clock;

    ProfilePages(
            CurrentAccount current,
            ProgressRepository progress,
            PublishedProblems problems,
            MergedAccountRepository mergedAccounts,
            Streaks streaks,
            Clock clock) {
        this.current = current;
        this.progress = progress;
        this.problems = problems;
        this.mergedAccounts = mergedAccounts;
        this.streaks = streaks;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "problem/progress", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance profile(Profile profile);
    }

    /**
     * A profile as its page shows it.
     *
     * @param zone in which the owner's days are counted, told to the owner alone; empty for others
     */
    record Profile(
            String name,
            Instant since,
            boolean isOwn,
            boolean isPublic,
            Optional<ZoneId> zone,
            Streak streak,
            HeatMap map,
            Share all,
            List<Share> difficulties,
            List<Share> topics,
            List<Solved> lately) {}

    /** A name whose account became part of another leads to that one's profile, where it may be seen. */
    @GET
    public Response profile(@PathParam("name") String name) {
        if (!name.matches(NAME)) {
            throw new NotFoundException();
        }
        Optional<Person> reader = current.person();
        Optional<Owner> owner = progress.owner(name);
        if (owner.isPresent()) {
            return visible(owner, reader)
                    .map(seen -> Response.ok(Templates.profile(profile(seen, isReader(reader, seen))))
                            .build())
                    .orElseThrow(NotFoundException::new);
        }
        return visible(mergedAccounts.successorOf(name).flatMap(progress::owner), reader)
                .map(successor -> Response.status(Response.Status.MOVED_PERMANENTLY)
                        .location(URI.create("/people/" + successor.name()))
                        .build())
                .orElseThrow(NotFoundException::new);
    }

    private static Optional<Owner> visible(Optional<Owner> owner, Optional<Person> reader) {
        return owner.filter(known -> known.isPublic() || isReader(reader, known));
    }

    private Profile profile(Owner owner, boolean isOwn) {
        ZoneId zone = isOwn ? current.required().zoneOrUtc() : ZoneOffset.UTC;
        Query<Practised> days = progress.practised(owner.account());
        Query<List<Long>> solved = progress.solved(owner.account());
        Query<List<Solved>> lately = progress.lately(owner.account(), MOST_SOLVED_SHOWN);
        Query.Answers answers = Query.together(List.of(days, solved, lately));
        Practised practised = answers.to(days);
        Shares shares = Shares.of(problems.groups(), answers.to(solved));
        return new Profile(
                owner.name(),
                owner.since(),
                isOwn,
                owner.isPublic(),
                Optional.of(zone).filter(shown -> isOwn),
                streaks.of(practised, zone),
                HeatMap.of(practised.days(), LocalDate.ofInstant(clock.instant(), zone)),
                shares.all(),
                shares.difficulties(),
                shares.topics(),
                answers.to(lately));
    }

    private static boolean isReader(Optional<Person> reader, Owner owner) {
        return reader.filter(person -> person.accountId() == owner.account()).isPresent();
    }
}
