package dev.grundy.learn.classroom.seat;

import dev.grundy.people.subscription.payment.SeatOrder;
import dev.grundy.people.tier.GrantForm;
import dev.grundy.web.frame.FormErrors;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;

/** The fields of the form in which a teacher buys seats, as they were typed. */
class SeatForm {
    /** Id of a price with the provider. */
    @FormParam("price")
    @DefaultValue("")
    public String price = "";

    @FormParam("seats")
    @DefaultValue("")
    public String seats = "";

    /** The end of the tier that the page showed, see {@link #endOf}. */
    @FormParam("end")
    @DefaultValue("")
    public String end = "";

    /** For the class as it is now. */
    static SeatForm of(ClassLine line) {
        SeatForm form = new SeatForm();
        form.seats = String.valueOf(line.tier().map(ClassTier::seats).orElseGet(line::members));
        return form;
    }

    /** The end of the tier that the class has or had, in seconds; 0 without one. Tells whether it changed. */
    static String endOf(ClassLine line) {
        return String.valueOf(
                line.tier().map(tier -> tier.until().getEpochSecond()).orElse(0L));
    }

    /** @param most seats that are sold to the class */
    FormErrors faults(int most) {
        return GrantForm.withNumber(FormErrors.none(), "seats", seats, most);
    }

    /** Of a form without {@link #faults}. */
    int count() {
        return GrantForm.number(seats, SeatOrder.MOST_SEATS).orElseThrow();
    }
}
