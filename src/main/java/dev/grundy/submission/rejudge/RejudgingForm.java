package dev.grundy.submission.rejudge;

import dev.grundy.base.kernel.SingleLine;
import dev.grundy.base.kernel.Slug;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.problem.catalogue.KeptVersion;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.PublicationRepository;
import dev.grundy.web.frame.FormErrors;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Optional;

/** Which submissions are to be judged again, as it was typed. */
public class RejudgingForm {
    private static final int LONGEST_NAME = 200;
    private static final String NUMBER = "[1-9][0-9]{0,8}";

    @FormParam("called")
    @DefaultValue("")
    public String called = "";

    /** Slug of the problem. */
    @FormParam("problem")
    @DefaultValue("")
    public String problem = "";

    @FormParam("by")
    @DefaultValue("")
    public String by = "";

    @FormParam("person")
    @DefaultValue("")
    public String person = "";

    @FormParam("language")
    @DefaultValue("")
    public String language = "";

    @FormParam("verdict")
    @DefaultValue("")
    public String verdict = "";

    @FormParam("from")
    @DefaultValue("")
    public String from = "";

    @FormParam("until")
    @DefaultValue("")
    public String until = "";

    @FormParam("version")
    @DefaultValue("")
    public String version = "";

    /** How often each is judged; once where nothing is said. */
    @FormParam("runs")
    @DefaultValue("")
    public String runs = "";

    /**
     * The rejudging that the form asks for.
     *
     * @param version id of the package version that judges
     * @param runs    how often each is judged
     */
    record Asked(LiveState problem, long version, Choice choice, int runs) {}

    /** The result of reading the form. */
    record Read(Optional<Asked> asked, FormErrors errors) {}

    Read read(PublicationRepository publications) {
        FormErrors errors = FormErrors.none();
        Optional<LiveState> state = Slug.parse(problem.strip()).flatMap(publications::stateOf);
        if (SingleLine.of(called, LONGEST_NAME).isEmpty()) {
            errors = errors.and("called", "rejudging-called-form");
        }
        if (state.isEmpty()) {
            errors = errors.and("problem", "rejudging-problem-form");
        }
        Optional<Long> judge = state.flatMap(found -> version(found, publications));
        if (state.isPresent() && judge.isEmpty()) {
            errors = errors.and("by", "rejudging-version-form");
        }
        if (!version.isBlank() && !version.strip().matches(NUMBER)) {
            errors = errors.and("version", "rejudging-version-form");
        }
        if (!verdict.isEmpty() && verdict().isEmpty()) {
            errors = errors.and("verdict", "rejudging-verdict-form");
        }
        if (runs().isEmpty()) {
            errors = errors.and("runs", "rejudging-runs-form", Rejudgings.MOST_RUNS);
        }
        if (!from.isBlank() && day(from).isEmpty()) {
            errors = errors.and("from", "rejudging-day-form");
        }
        if (!until.isBlank() && day(until).isEmpty()) {
            errors = errors.and("until", "rejudging-day-form");
        }
        if (!errors.isEmpty()) {
            return new Read(Optional.empty(), errors);
        }
        LiveState found = state.orElseThrow();
        return new Read(
                Optional.of(new Asked(found, judge.orElseThrow(), choice(found), runs().orElseThrow())), errors);
    }

    private Choice choice(LiveState found) {
        return new Choice(
                found.problem(),
                text(person),
                text(language),
                verdict(),
                day(from).map(RejudgingForm::begin),
                day(until).map(day -> begin(day.plusDays(1))),
                version.isBlank() ? Optional.empty() : Optional.of(Integer.valueOf(version.strip())));
    }

    /** The live one where nothing is said. */
    private Optional<Long> version(LiveState found, PublicationRepository publications) {
        if (by.isBlank()) {
            return Optional.of(found.version());
        }
        return by.strip().matches(NUMBER)
                ? publications
                        .version(found.problem(), Integer.parseInt(by.strip()))
                        .map(KeptVersion::id)
                : Optional.empty();
    }

    /** Empty for a text that is no number of runs. */
    private Optional<Integer> runs() {
        if (runs.isBlank()) {
            return Optional.of(1);
        }
        return Optional.of(runs.strip())
                .filter(text -> text.matches("[1-9][0-9]?"))
                .map(Integer::valueOf)
                .filter(count -> count <= Rejudgings.MOST_RUNS);
    }

    private Optional<Verdict> verdict() {
        return Arrays.stream(Verdict.values())
                .filter(value -> value.name().equals(verdict))
                .findFirst();
    }

    /** Nobody's name and no language holds characters that no database takes. */
    private static Optional<String> text(String typed) {
        return Optional.of(typed.strip().replace("\0", "\uFFFD")).filter(text -> !text.isEmpty());
    }

    private static Optional<LocalDate> day(String typed) {
        try {
            return typed.isBlank() || typed.strip().length() != "2026-01-01".length()
                    ? Optional.empty()
                    : Optional.of(LocalDate.parse(typed.strip()));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Instant begin(LocalDate day) {
        return day.atStartOfDay(ZoneOffset.UTC).toInstant();
    }
}
