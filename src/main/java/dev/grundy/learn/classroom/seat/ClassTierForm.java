package dev.grundy.learn.classroom.seat;

import dev.grundy.people.tier.GrantForm;
import dev.grundy.web.frame.FormErrors;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import java.time.Instant;
import java.time.ZoneId;

/** The fields of the form for the tier of a class, as an admin typed them. */
class ClassTierForm extends GrantForm {
    /** {@link ClassLine#revision} of the class that the form was made for. */
    @FormParam("seen")
    @DefaultValue("")
    public String seen = "";

    @FormParam("seats")
    @DefaultValue("")
    public String seats = "";

    /** The form with the tier that the class has, to be changed. */
    static ClassTierForm of(ClassTier granted, ZoneId zone) {
        ClassTierForm form = new ClassTierForm();
        form.seen = granted.revision();
        form.tier = granted.tier().code();
        form.seats = String.valueOf(granted.seats());
        form.until = granted.last().atZone(zone).toLocalDate().toString();
        form.note = granted.note();
        return form;
    }

    /** Empty when it grants a tier. */
    FormErrors check(Instant now, ZoneId zone) {
        return withNumber(faults(now, zone, ClassTier.LONGEST_NOTE), "seats", seats, ClassTier.MOST_SEATS);
    }

    /** Of a form that {@link #check} found nothing wrong with. */
    ClassTier granted(ZoneId zone) {
        return new ClassTier(
                typedTier().orElseThrow(),
                number(seats, ClassTier.MOST_SEATS).orElseThrow(),
                end(zone).orElseThrow(),
                typedNote());
    }
}
