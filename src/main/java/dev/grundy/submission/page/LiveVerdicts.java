package dev.grundy.submission.page;

import dev.grundy.base.database.Notifications;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.people.account.Person;
import dev.grundy.submission.finding.FindingView;
import dev.grundy.submission.finding.SolveAgainView;
import dev.grundy.submission.verdict.SubmissionDetail;
import dev.grundy.submission.verdict.SubmissionRepository;
import dev.grundy.submission.verdict.SubmissionSummary;
import dev.grundy.web.follow.Audience;
import dev.grundy.web.follow.Audience.Program;
import dev.grundy.web.follow.Audience.Reader;
import dev.grundy.web.follow.FollowedWork;
import dev.grundy.web.follow.FragmentEvents;
import dev.grundy.web.follow.Sight;
import dev.grundy.web.follow.Sight.Fragment;
import dev.grundy.web.follow.Sight.State;
import dev.grundy.web.frame.PageLanguage;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Streams to the pages and programs that watch a submission. A page has one stream, of the parts that can still change: {@link #STATUS},
 * {@link #AGAIN}, and those of findings by their address. Thread-safe.
 */
@ApplicationScoped
class LiveVerdicts {
    /** The part about the judging. */
    static final String STATUS = "status";
    /** The part about the live version's verdict on an accepted program. */
    static final String AGAIN = "again";
    /** More than anybody has pages open; a page that is refused polls. */
    static final int MOST_STREAMS = 24;

    /** A judging tells of each test. */
    private static final Duration PAUSE = Duration.ofMillis(250);

    private final StatusViews views;
    private final FollowedWork live;
    private final Map<Long, Integer> streams = new ConcurrentHashMap<>();

    LiveVerdicts(
            SubmissionRepository submissions, StatusViews views, Notifications notifications, FragmentEvents events) {
        this.views = views;
        this.live = new FollowedWork(
                "submission", PAUSE, id -> submissions.detail(id).map(this::look), notifications, events);
    }

    @PostConstruct
    void start() {
        live.start();
    }

    @PreDestroy
    void stop() {
        live.stop();
    }

    /**
     * The state known now, unless that was seen already, and then every change until the last.
     *
     * @param parts    of the page to follow; the status where none is named
     * @param person   the follower; an admin is told faults of ours
     * @param lastSeen id of the last event that arrived in an earlier stream
     * @throws NotFoundException for a part that no page has
     * @throws TooManyStreamsException if the person follows too much already
     */
    Multi<OutboundSseEvent> follow(
            long submission, Collection<String> parts, Person person, Optional<String> lastSeen) {
        Set<Reader> followed = (parts.isEmpty() ? Set.of(STATUS) : Set.copyOf(parts))
                .stream().map(part -> Reader.now(known(part), person.isAdmin())).collect(Collectors.toSet());
        return follow(submission, followed, person, lastSeen);
    }

    /** The same of the judging, as the API tells it. */
    Multi<OutboundSseEvent> followForPrograms(long submission, Person person, Optional<String> lastSeen) {
        return follow(submission, Set.of(new Program()), person, lastSeen);
    }

    /**
     * The state that a stream would send now.
     *
     * @throws NotFoundException for a part that no page has
     */
    Fragment now(SubmissionDetail detail, String part, Person person) {
        return fragment(known(part), views.page(detail, person.isAdmin()));
    }

    private Multi<OutboundSseEvent> follow(
            long submission, Set<? extends Audience> parts, Person person, Optional<String> lastSeen) {
        long account = person.accountId();
        open(account);
        return live.follow(submission, parts, lastSeen.orElse(""))
                .onTermination()
                .invoke(() -> close(account));
    }

    private void open(long account) {
        streams.merge(account, 1, Integer::sum);
        if (streams.getOrDefault(account, 0) > MOST_STREAMS) {
            close(account);
            throw new TooManyStreamsException();
        }
    }

    private void close(long account) {
        streams.computeIfPresent(account, (id, open) -> open == 1 ? null : open - 1);
    }

    private static String known(String part) {
        if (!part.equals(STATUS)
                && !part.equals(AGAIN)
                && FindingKind.ofAddress(part).isEmpty()) {
            throw new NotFoundException();
        }
        return part;
    }

    /** One page for all parts that are shown the same readers. */
    private Function<Audience, Sight> look(SubmissionDetail detail) {
        Map<Reader, StatusViews.Page> pages = new HashMap<>();
        return audience -> switch (audience) {
            case Reader(String part, boolean admin, PageLanguage language) ->
                fragment(
                        part,
                        pages.computeIfAbsent(
                                new Reader("", admin, language), same -> views.page(detail, same.admin())));
            case Program() -> state(detail.summary());
        };
    }

    private static State state(SubmissionSummary summary) {
        return new State(summary.status().revision(), summary.status().isOver(), ApiSubmission.of(summary));
    }

    private static Fragment fragment(String part, StatusViews.Page page) {
        return switch (part) {
            case STATUS -> {
                StatusView view = page.status();
                yield new Part(
                        view.status().revision() + "-" + view.ahead().revision()
                                + view.judges().revision(),
                        view.isOver(),
                        () -> Templates.status(view).render());
            }
            case AGAIN ->
                page.again()
                        .map(LiveVerdicts::again)
                        // Another verdict counts by now.
                        .orElseGet(() -> new Part("over", true, () -> ""));
            default -> {
                FindingView<?> view =
                        page.status().finding(FindingKind.ofAddress(part).orElseThrow());
                yield new Part(view.revision(), view.isOver(), view::html);
            }
        };
    }

    private static Part again(SolveAgainView view) {
        return new Part(
                view.revision(), !view.isWaiting(), () -> Templates.again(view).render());
    }

    /** The parts of a submission's page that change while it is watched, without those of findings. */
    @CheckedTemplate(basePath = "submission/page", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance status(StatusView view);

        static native TemplateInstance again(SolveAgainView view);
    }

    private record Part(String revision, boolean isOver, Supplier<String> contents) implements Fragment {
        @Override
        public String html() {
            return contents.get();
        }
    }
}
