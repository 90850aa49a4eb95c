package dev.grundy.people.tier;

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

/** The fields that every form has in which an admin grants a tier, as they were typed. */
public abstract class GrantForm {
    private static final int LAST_YEAR = 9999;

    @FormParam("tier")
    @DefaultValue("")
    public String tier = "";

    @FormParam("until")
    @DefaultValue("")
    public String until = "";

    @FormParam("note")
    @DefaultValue("")
    public String note = "";

    public List<Tier> tiers() {
        return Arrays.stream(Tier.values()).filter(one -> one != Tier.FREE).toList();
    }

    /** Faults of these fields; none where each means something. */
    protected FormErrors faults(Instant now, ZoneId zone, int longestNote) {
        FormErrors errors = FormErrors.none();
        if (typedTier().isEmpty()) {
            errors = errors.and("tier", "grant-tier-form");
        }
        Optional<Instant> end = end(zone);
        if (end.isEmpty()) {
            errors = errors.and("until", "grant-day-form");
        } else if (!end.get().isAfter(now)) {
            errors = errors.and("until", "grant-day-over");
        }
        String line = typedNote();
        return line.length() > longestNote || line.chars().anyMatch(Character::isISOControl)
                ? errors.and("note", "grant-note-form", longestNote)
                : errors;
    }

    /** Those, and the fault of a number that is none from 1 to the most. */
    public static FormErrors withNumber(FormErrors errors, String field, String typed, int most) {
        return number(typed, most).isPresent() ? errors : errors.and(field, "grant-number-form", most);
    }

    protected Optional<Tier> typedTier() {
        return Tier.ofCode(tier).filter(one -> one != Tier.FREE);
    }

    /** Empty unless it is a whole number from 1 to the most. */
    public static Optional<Integer> number(String typed, int most) {
        return Optional.of(typed.strip())
                .filter(text -> text.matches("[0-9]{1,7}"))
                .map(Integer::valueOf)
                .filter(number -> number >= 1 && number <= most);
    }

    /** The end of the day that was typed; empty for a text that is no date. */
    protected Optional<Instant> end(ZoneId zone) {
        try {
            return Optional.of(LocalDate.parse(until.strip()))
                    .filter(day -> day.getYear() > 1999 && day.getYear() < LAST_YEAR)
                    .map(day -> day.plusDays(1).atStartOfDay(zone).toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    protected String typedNote() {
        return note.strip();
    }
}
