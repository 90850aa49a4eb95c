package dev.grundy.people.audit;

import dev.grundy.base.kernel.SingleLine;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An admin's search in the log, as it was typed.
 *
 * @param person name of the person who decided, or {@code #} and the number of an account that may be gone
 * @param kind   code of the subject's kind
 * @param about  its id; of an account as {@code person}
 * @param from   first day, as 2026-11-22
 * @param until  last day
 */
record AuditSearch(String person, String action, String kind, String about, String from, String until) {
    private static final String NUMBER = "#[0-9]{1,18}";
    private static final int LONGEST = 200;

    AuditSearch {
        person = SingleLine.of(person, LONGEST);
        about = SingleLine.of(about, LONGEST);
        action = AuditAction.ofCode(action).map(AuditAction::code).orElse("");
        kind = SubjectKind.ofCode(kind)
                .map(SubjectKind::code)
                .orElse(about.isEmpty() ? "" : SubjectKind.ACCOUNT.code());
        from = day(from).map(LocalDate::toString).orElse("");
        until = day(until).map(LocalDate::toString).orElse("");
    }

    public AuditAction[] actions() {
        return AuditAction.values();
    }

    public SubjectKind[] kinds() {
        return SubjectKind.values();
    }

    /** @return empty where a name stands that nobody has */
    Optional<AuditFilter> filter(Function<String, Optional<Long>> accounts, ZoneId zone) {
        Optional<Long> actor = account(person, accounts);
        Optional<Subject> subject = subject(accounts);
        if (!person.isEmpty() && actor.isEmpty() || !about.isEmpty() && subject.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new AuditFilter(
                actor,
                AuditAction.ofCode(action),
                subject,
                day(from).map(day -> day.atStartOfDay(zone).toInstant()),
                day(until).map(day -> endOf(day, zone))));
    }

    /** Of the first page, with a query. */
    String address(String page) {
        return page + "?"
                + Stream.of(
                                "person=" + person,
                                "action=" + action,
                                "kind=" + kind,
                                "about=" + about,
                                "from=" + from,
                                "until=" + until)
                        .map(pair -> pair.substring(0, pair.indexOf('=') + 1)
                                + URLEncoder.encode(pair.substring(pair.indexOf('=') + 1), StandardCharsets.UTF_8))
                        .collect(Collectors.joining("&"));
    }

    /** For the page: the same entries as a file. */
    public String exportAddress(String format) {
        return address("/admin/audit/export") + "&format=" + format;
    }

    private Optional<Subject> subject(Function<String, Optional<Long>> accounts) {
        if (about.isEmpty()) {
            return Optional.empty();
        }
        return kind.equals(SubjectKind.ACCOUNT.code())
                ? account(about, accounts).map(Subject::ofAccount)
                : SubjectKind.ofCode(kind).map(known -> new Subject(known, about));
    }

    private static Optional<Long> account(String typed, Function<String, Optional<Long>> accounts) {
        if (typed.isEmpty()) {
            return Optional.empty();
        }
        return typed.matches(NUMBER) ? Optional.of(Long.valueOf(typed.substring(1))) : accounts.apply(typed);
    }

    private static Instant endOf(LocalDate day, ZoneId zone) {
        return day.plusDays(1).atStartOfDay(zone).toInstant();
    }

    /** Of the years that a date is typed in. */
    private static Optional<LocalDate> day(String typed) {
        try {
            return Optional.of(LocalDate.parse(typed.strip()))
                    .filter(day -> day.getYear() > 1999 && day.getYear() < 10_000);
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
