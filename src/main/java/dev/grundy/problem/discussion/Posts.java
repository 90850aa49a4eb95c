package dev.grundy.problem.discussion;

import dev.grundy.people.account.Person;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.people.email.Emails;
import dev.grundy.problem.discussion.PostRepository.Place;
import dev.grundy.problem.discussion.source.CheckedLine;
import dev.grundy.problem.discussion.source.SourceLines;
import dev.grundy.problem.discussion.source.TypedLine;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** Takes posts in and changes them, within the limits; and what moderators decide about them. Thread-safe, on several nodes too. */
@ApplicationScoped
class Posts {
    private static final Duration HOUR = Duration.ofHours(1);

    /** The same text within it is one press too many, and no second post. */
    private static final Duration REPEATED = Duration.ofMinutes(1);

    private final PostRepository posts;
    private final SourceLines lines;
    private final DiscussionConfig config;
    private final Emails emails;
    private final AuditLog audit;
    private final Event<QuestionChanged> changes;
    private final Clock clock;

    Posts(
            PostRepository posts,
            SourceLines lines,
            DiscussionConfig config,
            Emails emails,
            AuditLog audit,
            Event<QuestionChanged> changes,
            Clock clock) {
        this.posts = posts;
        this.lines = lines;
        this.config = config;
        this.emails = emails;
        this.audit = audit;
        this.changes = changes;
        this.clock = clock;
    }

    /**
     * The result of writing a text.
     *
     * @param id     of the post; empty where it was not taken
     * @param errors why it was not
     */
    record Written(Optional<Long> id, FormErrors errors) {
        private static Written refused(FormErrors errors) {
            return new Written(Optional.empty(), errors);
        }
    }

    @Transactional
    Written ask(Person person, long problem, PostText text, TypedLine line) {
        CheckedLine about = lines.check(person.accountId(), problem, line);
        FormErrors errors = text.faultsOfQuestion(about.errors());
        if (errors.isEmpty()) {
            errors = refusal(person, text);
        }
        if (!errors.isEmpty()) {
            return Written.refused(errors);
        }
        long account = person.accountId();
        Instant now = clock.instant();
        long id = posts.same(account, problem, Optional.empty(), text, about.about(), now.minus(REPEATED))
                .orElseGet(() -> posts.ask(account, problem, text, about.about(), now));
        return new Written(Optional.of(id), errors);
    }

    @Transactional
    Written answer(Person person, long problem, long question, PostText text) {
        FormErrors errors = text.faultsOfAnswer();
        if (errors.isEmpty()) {
            errors = refusal(person, text);
        }
        if (!errors.isEmpty()) {
            return Written.refused(errors);
        }
        long account = person.accountId();
        Instant now = clock.instant();
        Optional<Long> same =
                posts.same(account, problem, Optional.of(question), text, Optional.empty(), now.minus(REPEATED));
        if (same.isPresent()) {
            return new Written(same, errors);
        }
        Optional<Long> id = posts.answer(account, problem, question, text, now);
        if (id.isPresent()) {
            changes.fire(new QuestionChanged(question, Optional.of(account)));
        }
        return new Written(id, id.isPresent() ? errors : errors.and("form", "discussion-shut"));
    }

    /**
     * Puts another text in the place of one's own; the earlier ones stay in the database.
     *
     * @param post     as it was found
     * @param question the question with the page that shows it
     * @param seen     number of the text that the form belonged to
     */
    @Transactional
    Written change(Person person, Post post, Post question, int seen, PostText text) {
        FormErrors errors =
                post.question().isPresent() ? text.faultsOfAnswer() : text.faultsOfQuestion(FormErrors.none());
        if (errors.isEmpty() && (post.state().hidden() || question.state().locked())) {
            errors = errors.and("form", "discussion-shut");
        }
        if (errors.isEmpty()) {
            errors = refusal(person, text);
        }
        if (errors.isEmpty() && !posts.change(person.accountId(), post.id(), seen, text, clock.instant())) {
            errors = errors.and("form", "discussion-overtaken");
        }
        return errors.isEmpty() ? new Written(Optional.of(post.id()), errors) : Written.refused(errors);
    }

    /** Its texts are gone then; false where it is not the person's. */
    @Transactional
    boolean delete(Person person, long id) {
        posts.lock(person.accountId());
        boolean deleted = posts.delete(person.accountId(), id, clock.instant());
        if (deleted) {
            posts.forgetTexts(id);
            posts.place(id).ifPresent(place -> changes.fire(new QuestionChanged(place.question(), Optional.empty())));
        }
        return deleted;
    }

    /** False where the person did not ask the question, or wrote the answer. */
    @Transactional
    boolean mark(Person person, long id, boolean helpful) {
        return posts.mark(person.accountId(), id, helpful, clock.instant());
    }

    /** Carries out a moderator's order; an order that is carried out already is done. Empty where there is no such post. */
    @Transactional
    Optional<Place> moderate(long id, ModeratorOrder order) {
        Optional<Place> place = posts.place(id);
        place.ifPresent(known -> {
            boolean changed = switch (order) {
                case HIDE -> posts.hide(id, true, clock.instant());
                case RESTORE -> posts.hide(id, false, clock.instant());
                case LOCK -> posts.shut(id, true, clock.instant());
                case UNLOCK -> posts.shut(id, false, clock.instant());
            };
            if (changed) {
                changes.fire(new QuestionChanged(known.question(), Optional.empty()));
                audit.record(new Decision(
                        action(order),
                        Subject.ofProblem(known.displayId()),
                        AuditedChange.made(Map.of("post", String.valueOf(id))),
                        ""));
            }
        });
        return place;
    }

    private static AuditAction action(ModeratorOrder order) {
        return switch (order) {
            case HIDE -> AuditAction.POST_HIDDEN;
            case RESTORE -> AuditAction.POST_RESTORED;
            case LOCK -> AuditAction.QUESTION_LOCKED;
            case UNLOCK -> AuditAction.QUESTION_UNLOCKED;
        };
    }

    /** Why the person may write nothing yet; empty where they may. */
    Optional<String> hurdle(Person person) {
        return isTooNew(person, posts.madeAt(person.accountId()))
                ? Optional.of(Texts.of("discussion-too-new"))
                : Optional.empty();
    }

    private boolean isTooNew(Person person, Instant made) {
        return made.isAfter(clock.instant().minus(config.accountAge()))
                && emails.of(person).confirmed().isEmpty();
    }

    /** Why the person may not write this now. */
    private FormErrors refusal(Person person, PostText text) {
        FormErrors none = FormErrors.none();
        Instant now = clock.instant();
        long account = person.accountId();
        Instant made = posts.lock(account);
        if (isTooNew(person, made)) {
            return none.and("form", "discussion-too-new");
        }
        if (posts.written(account, now.minus(HOUR)) >= config.mostPerHour()) {
            return none.and("form", "discussion-too-many", config.mostPerHour());
        }
        if (text.links() > config.linksOfNewcomers() && !posts.hasSolved(account)) {
            return none.and("text", "discussion-too-many-links", config.linksOfNewcomers());
        }
        return none;
    }
}
