package dev.grundy.people.email.choice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.web.frame.Texts;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ChosenMailTest {
    @ParameterizedTest
    @EnumSource
    void eachHasTheTextsOfItsFormOfThePageThatStopsItAndOfItsLetter(ChosenMail mail) {
        assertThat(Stream.of("title", "text", "wanted", "save", "address", "chosen", "stopped")
                        .map(mail::textKey))
                .allMatch(Texts::has);
        assertThat(Stream.of("title", "lead", "button", "refused").map(name -> mail.textKey("stop-" + name)))
                .allMatch(Texts::has);
        assertThat(Stream.of("subject", "text", "stop")
                        .map(name -> "mail-" + mail.stop().code() + "-" + name))
                .allMatch(Texts::has);
        assertThat(mail.pageInWords()).isNotBlank();
    }

    @ParameterizedTest
    @EnumSource
    void eachIsFoundByTheAddressThatStopsIt(ChosenMail mail) {
        assertThat(ChosenMail.of(mail.stop().path().split("/")[1])).contains(mail);
        assertThat(mail.stop().path()).matches("/[a-z]+-mail/stop");
    }

    @ParameterizedTest
    @CsvSource({
        "2026-03-02T07:59:59Z, UTC, 2026-02-23",
        "2026-03-02T08:00:00Z, UTC, 2026-03-02",
        "2026-03-09T07:59:59Z, UTC, 2026-03-02",
        "2026-03-01T18:00:00Z, Pacific/Kiritimati, 2026-03-02",
        "2026-03-02T12:59:59Z, America/New_York, 2026-02-23",
        "2026-03-02T13:00:00Z, America/New_York, 2026-03-02"
    })
    void aWeekBeginsOnMondayAtEight(Instant instant, ZoneId zone, LocalDate week) {
        assertThat(ChosenMail.week(instant, zone)).isEqualTo(week);
    }
}
