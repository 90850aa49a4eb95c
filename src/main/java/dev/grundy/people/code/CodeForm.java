package dev.grundy.people.code;

import dev.grundy.base.kernel.Tier;
import dev.grundy.web.frame.FormErrors;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What an admin typed about a new code, as it was typed. */
class CodeForm {
    private static final int LAST_YEAR = 9999;

    @FormParam("tier")
    @DefaultValue("")
    public String tier = "";

    @FormParam("days")
    @DefaultValue("")
    public String days = "";

    @FormParam("uses")
    @DefaultValue("")
    public String uses = "";

    @FormParam("until")
    @DefaultValue("")
    public String until = "";

    @FormParam("note")
    @DefaultValue("")
    public String note = "";

    public List<Tier> tiers() {
        return Arrays.stream(Tier.values()).filter(one -> one != Tier.FREE).toList();
    }

    /** Empty when it makes a code. */
    FormErrors check(Instant now, ZoneId zone) {
        FormErrors errors = FormErrors.none();
        if (typedTier().isEmpty()) {
            errors = errors.and("tier", "code-tier-form");
        }
        if (number(days, CodeTerms.MOST_DAYS).isEmpty()) {
            errors = errors.and("days", "code-number-form", CodeTerms.MOST_DAYS);
        }
        if (number(uses, CodeTerms.MOST_USES).isEmpty()) {
            errors = errors.and("uses", "code-number-form", CodeTerms.MOST_USES);
        }
        if (end(zone).isEmpty()) {
            errors = errors.and("until", "code-day-form");
        } else if (!end(zone).get().isAfter(now)) {
            errors = errors.and("until", "code-day-over");
        }
        String line = note.strip();
        return line.length() > CodeTerms.LONGEST_NOTE || line.chars().anyMatch(Character::isISOControl)
                ? errors.and("note", "code-note-form", CodeTerms.LONGEST_NOTE)
                : errors;
    }

    /** Of a form that {@link #check} found nothing wrong with. */
    CodeTerms terms(ZoneId zone) {
        return new CodeTerms(
                typedTier().orElseThrow(),
                number(days, CodeTerms.MOST_DAYS).orElseThrow(),
                number(uses, CodeTerms.MOST_USES).orElseThrow(),
                end(zone).orElseThrow(),
                note.strip());
    }

    private Optional<Tier> typedTier() {
        return Tier.ofCode(tier).filter(one -> one != Tier.FREE);
    }

    private static Optional<Integer> number(String typed, int most) {
        return Optional.of(typed.strip())
                .filter(text -> text.matches("[0-9]{1,7}"))
                .map(Integer::valueOf)
                .filter(number -> number >= 1 && number <= most);
    }

    /** The end of the day that was typed. */
    private Optional<Instant> end(ZoneId zone) {
        try {
            return Optional.of(LocalDate.parse(until.strip()))
                    .filter(day -> day.getYear() > 1999 && day.getYear() < LAST_YEAR)
                    .map(day -> day.plusDays(1).atStartOfDay(zone).toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
