package dev.grundy.learn.classroom.assignment;

import dev.grundy.learn.classroom.Classroom;
import dev.grundy.learn.classroom.assignment.ProblemChoice.Chosen;
import dev.grundy.people.account.TimeZones;
import dev.grundy.web.frame.FormErrors;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes a plan of the fields that a teacher typed, or answers their errors. Thread-safe. */
@ApplicationScoped
class AssignmentCheck {
    private final ProblemChoice choice;
    private final Clock clock;

    AssignmentCheck(ProblemChoice choice, Clock clock) {
        this.choice = choice;
        this.clock = clock;
    }

    /**
     * The outcome of checking a form.
     *
     * @param plan empty where something is wrong
     */
    record Checked(Optional<AssignmentPlan> plan, FormErrors errors) {}

    /**
     * @param teacher owner of the collections that may be chosen
     * @param known   the assignment that is changed; a time that was left as it is stays to the second
     */
    Checked check(AssignmentForm form, long teacher, Classroom classroom, Optional<Assignment> known) {
        Draft draft = new Draft(classroom.zone());
        String title = form.title.strip();
        boolean isTitle = !title.isEmpty()
                && title.codePointCount(0, title.length()) <= Assignment.LONGEST_TITLE
                && title.chars().noneMatch(Character::isISOControl);
        draft.require(isTitle, "title", "assignment-title-form", Assignment.LONGEST_TITLE);
        @Nullable
        Instant opens = form.opens.isBlank()
                ? clock.instant()
                : draft.time("opens", form.opens, known.map(Assignment::opensAt), TypedTime.Twice.EARLIER);
        @Nullable
        Instant due = form.due.isBlank()
                ? null
                : draft.time("due", form.due, known.flatMap(Assignment::dueAt), TypedTime.Twice.LATER);
        draft.require(due == null || opens == null || due.isAfter(opens), "due", "assignment-due-before");
        Optional<AssignmentRule> rule = AssignmentRule.ofCode(form.rule);
        draft.require(rule.isPresent(), "rule", "assignment-rule-form");
        int least = rule.map(chosen -> draft.least(chosen, form)).orElse(0);
        Chosen chosen = choice.of(
                form, teacher, rule.filter(one -> one == AssignmentRule.HAND).isPresent() ? least : 0);
        draft.add(chosen.errors());
        return new Checked(
                draft.errors.isEmpty()
                        ? Optional.of(new AssignmentPlan(
                                title,
                                Objects.requireNonNull(opens),
                                Optional.ofNullable(due),
                                rule.orElseThrow(),
                                least,
                                chosen.problems()))
                        : Optional.empty(),
                draft.errors);
    }

    /** Gathers the errors. Used by one thread, once. */
    private static final class Draft {
        private final ZoneId zone;
        private FormErrors errors = FormErrors.none();

        Draft(ZoneId zone) {
            this.zone = zone;
        }

        void require(boolean isSo, String field, String messageKey, Object... arguments) {
            if (!isSo) {
                errors = errors.and(field, messageKey, arguments);
            }
        }

        void add(FormErrors others) {
            Map<String, String> all = new LinkedHashMap<>(errors.messages());
            others.messages().forEach(all::putIfAbsent);
            errors = new FormErrors(all);
        }

        /** Null where it is wrong. */
        @Nullable
        Instant time(String field, String text, Optional<Instant> known, TypedTime.Twice twice) {
            Optional<Instant> untouched =
                    known.filter(at -> new ClassTime(at, zone).typed().equals(text.strip()));
            if (untouched.isPresent()) {
                return untouched.get();
            }
            return switch (TypedTime.parse(text, zone, twice)) {
                case TypedTime.Known(Instant at) -> at;
                case TypedTime.Fault fault -> {
                    require(
                            false,
                            field,
                            fault == TypedTime.Fault.SKIPPED ? "assignment-time-skipped" : "assignment-time-form",
                            TimeZones.nameOf(zone));
                    yield null;
                }
            };
        }

        /** 0 where it is wrong, or the rule wants none. */
        int least(AssignmentRule rule, AssignmentForm form) {
            if (!rule.wantsNumber()) {
                return 0;
            }
            String field = rule == AssignmentRule.SCORE ? "percent" : "level";
            String text = (rule == AssignmentRule.SCORE ? form.percent : form.level).strip();
            int number = text.matches("[0-9]{1,3}") ? Integer.parseInt(text) : 0;
            boolean isFit = number >= rule.smallest() && number <= rule.largest();
            require(isFit, field, "assignment-number-form", rule.smallest(), rule.largest());
            return isFit ? number : 0;
        }
    }
}
