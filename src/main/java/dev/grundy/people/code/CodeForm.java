package dev.grundy.people.code;

import dev.grundy.people.tier.GrantForm;
import dev.grundy.web.frame.FormErrors;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import java.time.Instant;
import java.time.ZoneId;

/** The fields of the form for a new code, as an admin typed them. */
class CodeForm extends GrantForm {
    @FormParam("days")
    @DefaultValue("")
    public String days = "";

    @FormParam("uses")
    @DefaultValue("")
    public String uses = "";

    /** Empty when it makes a code. */
    FormErrors check(Instant now, ZoneId zone) {
        FormErrors errors = faults(now, zone, CodeTerms.LONGEST_NOTE);
        errors = withNumber(errors, "days", days, CodeTerms.MOST_DAYS);
        return withNumber(errors, "uses", uses, CodeTerms.MOST_USES);
    }

    /** Of a form that {@link #check} found nothing wrong with. */
    CodeTerms terms(ZoneId zone) {
        return new CodeTerms(
                typedTier().orElseThrow(),
                number(days, CodeTerms.MOST_DAYS).orElseThrow(),
                number(uses, CodeTerms.MOST_USES).orElseThrow(),
                end(zone).orElseThrow(),
                typedNote());
    }
}
