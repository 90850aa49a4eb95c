package dev.grundy.learn.classroom.seat;

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

/** What an admin typed about the tier of a class, as it was typed. */
class ClassTierForm {
    private static final int LAST_YEAR = 9999;

    @FormParam("tier")
    @DefaultValue("")
    public String tier = "";

    @FormParam("seats")
    @DefaultValue("")
    public String seats = "";

    @FormParam("until")
    @DefaultValue("")
    public String until = "";

    @FormParam("note")
    @DefaultValue("")
    public String note = "";

    /** What the class has, to be changed. */
    static ClassTierForm of(ClassTier granted, ZoneId zone) {
        ClassTierForm form = new ClassTierForm();
        form.tier = granted.tier().code();
        form.seats = String.valueOf(granted.seats());
        form.until = granted.last().atZone(zone).toLocalDate().toString();
        form.note = granted.note();
        return form;
    }

    public List<Tier> tiers() {
        return Arrays.stream(Tier.values()).filter(one -> one != Tier.FREE).toList();
    }

    /** Empty when it grants a tier. */
    FormErrors check(Instant now, ZoneId zone) {
        FormErrors errors = FormErrors.none();
        if (typedTier().isEmpty()) {
            errors = errors.and("tier", "code-tier-form");
        }
        if (typedSeats().isEmpty()) {
            errors = errors.and("seats", "code-number-form", ClassTier.MOST_SEATS);
        }
        if (end(zone).isEmpty()) {
            errors = errors.and("until", "code-day-form");
        } else if (!end(zone).get().isAfter(now)) {
            errors = errors.and("until", "code-day-over");
        }
        String line = note.strip();
        return line.length() > ClassTier.LONGEST_NOTE || line.chars().anyMatch(Character::isISOControl)
                ? errors.and("note", "code-note-form", ClassTier.LONGEST_NOTE)
                : errors;
    }

    /** Of a form that {@link #check} found nothing wrong with. */
    ClassTier granted(ZoneId zone) {
        return new ClassTier(
                typedTier().orElseThrow(), typedSeats().orElseThrow(), end(zone).orElseThrow(), note.strip());
    }

    private Optional<Tier> typedTier() {
        return Tier.ofCode(tier).filter(one -> one != Tier.FREE);
    }

    private Optional<Integer> typedSeats() {
        return Optional.of(seats.strip())
                .filter(text -> text.matches("[0-9]{1,7}"))
                .map(Integer::valueOf)
                .filter(number -> number >= 1 && number <= ClassTier.MOST_SEATS);
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
