package dev.grundy.learn.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.learn.classroom.assignment.TypedTime.Fault;
import dev.grundy.learn.classroom.assignment.TypedTime.Known;
import dev.grundy.learn.classroom.assignment.TypedTime.Twice;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Date and time on the clocks of a class. */
class TypedTimeTest {
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    @Test
    void aTimeIsMeantInTheZoneOfTheClass() {
        for (String text : List.of("2027-01-31T18:00", " 2027-01-31 18:00 ", "2027-01-31  18:00:00")) {
            assertThat(parse(text, Twice.LATER)).as(text).isEqualTo(known("2027-01-31T17:00:00Z"));
        }
        assertThat(parse("2027-07-31T18:00", Twice.LATER)).isEqualTo(known("2027-07-31T16:00:00Z"));
    }

    /** The database would round it, up to the next second. */
    @Test
    void aFractionOfASecondDoesNotCount() {
        assertThat(parse("2027-01-31T18:00:30.9999999", Twice.LATER)).isEqualTo(known("2027-01-31T17:00:30Z"));
    }

    @Test
    void aTimeThatClocksSkipIsRefused() {
        assertThat(parse("2027-03-28T02:30", Twice.EARLIER)).isEqualTo(Fault.SKIPPED);
        assertThat(parse("2027-03-28T02:30", Twice.LATER)).isEqualTo(Fault.SKIPPED);
        assertThat(parse("2027-03-28T01:59", Twice.LATER)).isEqualTo(known("2027-03-28T00:59:00Z"));
        assertThat(parse("2027-03-28T03:00", Twice.LATER)).isEqualTo(known("2027-03-28T01:00:00Z"));
    }

    @Test
    void ofATimeThatComesTwiceTheAskedOneIsMeant() {
        assertThat(parse("2027-10-31T02:30", Twice.EARLIER)).isEqualTo(known("2027-10-31T00:30:00Z"));
        assertThat(parse("2027-10-31T02:30", Twice.LATER)).isEqualTo(known("2027-10-31T01:30:00Z"));
    }

    @Test
    void whatIsNoTimeIsRefused() {
        for (String text : List.of(
                "",
                "tomorrow",
                "2027-01-31",
                "18:00",
                "2027-02-30T18:00",
                "2027-01-31T24:61",
                "1999-12-31T23:59",
                "+12027-01-31T18:00",
                "2027-01-31T18:00+01:00",
                "٢٠٢٧-01-31T18:00")) {
            assertThat(parse(text, Twice.LATER)).as(text).isEqualTo(Fault.FORM);
        }
    }

    private static TypedTime parse(String text, Twice twice) {
        return TypedTime.parse(text, BERLIN, twice);
    }

    private static TypedTime known(String instant) {
        return new Known(Instant.parse(instant));
    }
}
