package dev.grundy.learn.ranking;

import dev.grundy.base.database.Query;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.web.cache.KeptForGuests;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The ranking as it was computed last, without those who have closed their profile since. */
@Path("/ranking")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class RankingPages {
    private static final int MOST_SHOWN = 100;

    private final RankingRepository repository;
    private final Ranking ranking;
    private final CurrentAccount current;
    private final Clock clock;

    RankingPages(RankingRepository repository, Ranking ranking, CurrentAccount current, Clock clock) {
        this.repository = repository;
        this.ranking = ranking;
        this.current = current;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "learn/ranking", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance ranking(RankingView view);
    }

    /**
     * The page.
     *
     * @param computedAt    empty before the first time
     * @param closed        whether the reader is signed in and shows their profile to nobody
     * @param leastPuzzles  that somebody in the list of ratings has tried
     * @param mostDeviation of a rating in the list
     */
    record RankingView(
            Optional<Instant> computedAt,
            boolean closed,
            Places solved,
            Places puzzles,
            int leastPuzzles,
            int mostDeviation) {}

    /**
     * A list.
     *
     * @param own the reader's line, where it is not among those that are shown
     */
    record Places(List<Ranked> shown, Optional<Ranked> own) {
        static Places of(List<Ranked> shown, Optional<Ranked> own) {
            return new Places(
                    shown, own.filter(line -> shown.stream().noneMatch(other -> other.account() == line.account())));
        }
    }

    @GET
    @KeptForGuests
    public TemplateInstance ranking() {
        Instant now = clock.instant();
        Query<Optional<Instant>> time = repository.time();
        Query<List<Ranked>> solved = repository.top(RankedList.SOLVED, MOST_SHOWN, now);
        Query<List<Ranked>> puzzles = repository.top(RankedList.PUZZLES, MOST_SHOWN, now);
        List<Query<?>> all = new ArrayList<>(List.of(time, solved, puzzles));
        Optional<Reader> reader = current.person().map(person -> reader(person, now));
        reader.ifPresent(asking -> all.addAll(List.of(asking.open(), asking.solved(), asking.puzzles())));
        Query.Answers answers = Query.together(all);
        return Templates.ranking(new RankingView(
                answers.to(time),
                reader.filter(asking -> !answers.to(asking.open())).isPresent(),
                Places.of(answers.to(solved), reader.flatMap(asking -> answers.to(asking.solved()))),
                Places.of(answers.to(puzzles), reader.flatMap(asking -> answers.to(asking.puzzles()))),
                ranking.leastPuzzles(),
                ranking.mostDeviation()));
    }

    private Reader reader(Person person, Instant now) {
        long account = person.accountId();
        return new Reader(
                repository.isOpen(account),
                repository.of(RankedList.SOLVED, account, now),
                repository.of(RankedList.PUZZLES, account, now));
    }

    /** The queries for a signed-in reader, beside those of the lists. */
    private record Reader(Query<Boolean> open, Query<Optional<Ranked>> solved, Query<Optional<Ranked>> puzzles) {}
}
