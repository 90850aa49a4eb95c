package dev.grundy.problem.practice;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.text.ReaderAtProblem;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The sessions of the reader. */
@RequestScoped
@Named("practiceSessions")
public class Sessions {
    /** Nobody sits longer without doing anything that is noted: then it ended with the last such thing. */
    static final Duration LONGEST_SILENCE = Duration.ofHours(6);

    private final SessionRepository sessions;
    private final CurrentAccount current;
    private final Clock clock;
    /** The sessions that the page asked for ahead, for its clock. */
    private final Map<String, Optional<PracticeSession>> ahead = new HashMap<>();

    Sessions(SessionRepository sessions, CurrentAccount current, Clock clock) {
        this.sessions = sessions;
        this.current = current;
        this.clock = clock;
    }

    void ask(@Observes ReaderAtProblem reader) {
        reader.ask(sessions.open(reader.account(), reader.problem().slug), ahead);
    }

    /**
     * The one that goes on at that problem, or that the problem's solution has just ended; null when there is neither. For the clock on
     * the problem's pages.
     */
    public @Nullable SessionView clockOf(String slug) {
        return current.person()
                .flatMap(person -> open(person.accountId(), slug).map(session -> view(person.accountId(), session)))
                .filter(view -> view.session().isOpen() || view.isSolved())
                .orElse(null);
    }

    private Optional<PracticeSession> open(long account, String slug) {
        Optional<PracticeSession> known = ahead.get(slug);
        return known != null ? known : sessions.open(account, slug).ask();
    }

    Optional<SessionView> find(long id) {
        long account = current.required().accountId();
        return sessions.find(account, id).map(session -> view(account, session));
    }

    Optional<SessionView> before(SessionView later) {
        long account = current.required().accountId();
        return sessions.before(account, later.session()).map(session -> view(account, session));
    }

    List<SessionView> recent(int most) {
        long account = current.required().accountId();
        return views(account, sessions.recent(account, most));
    }

    /** Begins one unless one goes on; one that was forgotten ends before. */
    void begin(long problem, String slug) {
        long account = current.required().accountId();
        unended(account, slug)
                .flatMap(view -> view.session().endedAt())
                .ifPresent(forgottenSince -> sessions.end(account, problem, forgottenSince));
        sessions.begin(account, problem, clock.instant());
    }

    /** Somebody's page is open. Nothing, where none goes on. */
    void see(long problem, String slug) {
        if (goesOn(slug)) {
            sessions.see(current.required().accountId(), problem, true, clock.instant());
        }
    }

    /** Nothing, where none goes on. */
    void pause(long problem, String slug) {
        if (goesOn(slug)) {
            long account = current.required().accountId();
            sessions.see(account, problem, false, clock.instant());
            sessions.pause(account, problem, clock.instant());
        }
    }

    /** Nothing, where none goes on. */
    void resume(long problem, String slug) {
        if (goesOn(slug)) {
            sessions.resume(current.required().accountId(), problem, clock.instant());
        }
    }

    /** Ends the one that goes on, or that was forgotten: that with the last thing done. Its id; empty when there is none. */
    Optional<Long> end(long problem, String slug) {
        long account = current.required().accountId();
        if (goesOn(slug)) {
            sessions.see(account, problem, false, clock.instant());
        }
        Optional<PracticeSession> session = unended(account, slug).map(SessionView::session);
        session.ifPresent(
                found -> sessions.end(account, problem, found.endedAt().orElseGet(clock::instant)));
        return session.map(PracticeSession::id);
    }

    private boolean goesOn(String slug) {
        return unended(current.required().accountId(), slug)
                .filter(view -> view.session().isOpen())
                .isPresent();
    }

    /** The one that nobody has ended; it is over all the same if it was forgotten, or the problem was solved. */
    private Optional<SessionView> unended(long account, String slug) {
        return sessions.open(account, slug).ask().map(session -> view(account, session));
    }

    private SessionView view(long account, PracticeSession session) {
        return views(account, List.of(session)).getFirst();
    }

    private List<SessionView> views(long account, List<PracticeSession> found) {
        Instant now = clock.instant();
        Map<Long, List<SessionEvent>> events = sessions.events(account, found, now);
        return found.stream()
                .map(session -> view(session, events.getOrDefault(session.id(), List.of()), now))
                .toList();
    }

    /** Actions after the problem was solved, or after a silence that ended the session, belong to no session. */
    private static SessionView view(PracticeSession stored, List<SessionEvent> events, Instant now) {
        Optional<SessionEvent> solved =
                events.stream().filter(SessionEvent::isAccepted).findFirst();
        Instant lastSign = stored.begunAt();
        int done = 0;
        while (done < events.size() && !isTooLong(lastSign, events.get(done).at())) {
            lastSign = events.get(done).at();
            done++;
        }
        if (stored.isOpen() && solved.isPresent() && events.indexOf(solved.get()) < done) {
            Instant at = solved.get().at();
            List<SessionEvent> until = events.subList(0, events.indexOf(solved.get()) + 1);
            return new SessionView(stored.ended(at), stored.ended(at).worked(now), until);
        }
        boolean isForgotten = stored.isOpen() && (done < events.size() || isTooLong(lastSign, now));
        PracticeSession session = isForgotten ? stored.ended(lastSign) : stored;
        return new SessionView(session, session.worked(now), isForgotten ? events.subList(0, done) : events);
    }

    private static boolean isTooLong(Instant lastSign, Instant next) {
        return lastSign.plus(LONGEST_SILENCE).isBefore(next);
    }
}
