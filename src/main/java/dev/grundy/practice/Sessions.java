package dev.grundy.practice;

import dev.grundy.account.CurrentAccount;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The sessions of whoever asks. */
@RequestScoped
@Named("practiceSessions")
public class Sessions {
    /** Nobody sits longer without doing anything that is noted: then it ended with the last such thing. */
    static final Duration LONGEST_SILENCE = Duration.ofHours(6);

    private final SessionRepository sessions;
    private final CurrentAccount current;
    private final Clock clock;

    Sessions(SessionRepository sessions, CurrentAccount current, Clock clock) {
        this.sessions = sessions;
        this.current = current;
        this.clock = clock;
    }

    /** The one that goes on at that problem; null when there is none. For the clock on the problem's pages. */
    public @Nullable SessionView openOf(String slug) {
        return current.person()
                .flatMap(person -> sessions.open(person.accountId(), slug)
                        .map(session -> view(person.accountId(), session))
                        .filter(view -> !isForgotten(view)))
                .orElse(null);
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
        return sessions.recent(account, most).stream()
                .map(session -> view(account, session))
                .toList();
    }

    /** Begins one unless one goes on; one that was forgotten ends before. */
    void begin(long problem, String slug) {
        long account = current.required().accountId();
        sessions.open(account, slug)
                .map(session -> view(account, session))
                .filter(this::isForgotten)
                .ifPresent(forgotten -> sessions.end(account, problem, lastSign(forgotten)));
        sessions.begin(account, problem, clock.instant());
    }

    void pause(long problem) {
        sessions.pause(current.required().accountId(), problem, clock.instant());
    }

    void resume(long problem) {
        sessions.resume(current.required().accountId(), problem, clock.instant());
    }

    void end(long problem) {
        sessions.end(current.required().accountId(), problem, clock.instant());
    }

    private boolean isForgotten(SessionView view) {
        return view.session().isOpen() && lastSign(view).plus(LONGEST_SILENCE).isBefore(clock.instant());
    }

    private static Instant lastSign(SessionView view) {
        return view.events().isEmpty()
                ? view.session().begunAt()
                : view.events().getLast().at();
    }

    private SessionView view(long account, PracticeSession session) {
        Instant now = clock.instant();
        return new SessionView(
                session,
                session.worked(now),
                sessions.events(
                        account,
                        session.problem(),
                        session.begunAt(),
                        session.endedAt().orElse(now)));
    }
}
