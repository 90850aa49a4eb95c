package dev.grundy.problem.progress;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.Moved;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Solving;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Random;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody who moves between time zones in November 2026, told by days and local times. */
class TimeZoneMovesTest {
    private static final String SLUG = "moving-about";
    private static final String DISPLAY_ID = "MOVING-ABOUT";
    private static final List<ZoneId> ZONES = List.of(
            ZoneOffset.UTC,
            ZoneId.of("Pacific/Pago_Pago"),
            ZoneId.of("America/Los_Angeles"),
            ZoneId.of("Europe/Berlin"),
            ZoneId.of("Pacific/Kiritimati"));

    private static DataSource database;
    private static int people;

    private String name;
    private long account;
    private ZoneId zone = ZoneOffset.UTC;
    private Instant now = Instant.parse("2026-11-01T00:00:00Z");

    @BeforeAll
    static void migrate() {
        database = MigratedDatabase.create();
        PublishedProblem.add(database, SLUG, Tier.FREE);
    }

    @BeforeEach
    void somebodyInUtc() {
        name = "mover-" + ++people;
        account = Sql.of("""
                insert into account (name, password_hash, role, must_change_password, created_at, profile_public)
                values (:name, '-', 'user', false, now(), true) returning id""").on(database).with("name", name).one(row -> row.getLong("id"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "20T12:00 solve; 21T12:00 solve                                                  | 2 | 2",
                "20T12:00 solve; 22T12:00 solve                                                  | 1 | 1",
                // The 21st was missed: going west into it and back mends nothing.
                "20T12:00 solve; 22T00:30 America/Los_Angeles; 21T16:31 UTC; 22T00:40 solve      | 1 | 1",
                "20T12:00 solve; 22T00:30 America/Los_Angeles; 21T16:31 UTC                      | 0 | 1",
                "20T12:00 solve; 22T00:30 America/Los_Angeles; 21T16:31 Pacific/Pago_Pago; "
                        + "21T13:35 Europe/Berlin; 22T01:40 solve                                | 1 | 1",
                // Who solves on the 21st after all, where it is still the 21st, has missed no day.
                "20T12:00 solve; 22T00:30 America/Los_Angeles; 21T17:00 solve                    | 2 | 2",
                // Going east skips the rest of a day; it counts as missed when it has ended in the west too.
                "21T12:00 America/Los_Angeles; 21T20:00 solve; 22T20:00 Pacific/Auckland; 23T20:00 solve | 2 | 2",
                "21T12:00 America/Los_Angeles; 21T20:00 solve; 22T20:00 Pacific/Auckland; 24T10:00 solve | 1 | 1",
                "21T12:00 America/Los_Angeles; 21T20:00 solve; 22T20:00 Pacific/Auckland          | 1 | 1",
                // There and back at noon saves no day that is missed after that.
                "22T12:00 solve; 23T12:00 Pacific/Kiritimati; 24T02:01 UTC; 24T12:00 solve        | 1 | 1",
                "22T12:00 solve; 23T12:00 Pacific/Kiritimati; 24T02:01 UTC; 23T18:00 solve        | 2 | 2",
                // In time where they were, though not where they have gone.
                "20T12:00 solve; 21T23:00 America/Los_Angeles; 21T23:00 UTC; 22T07:30 solve      | 2 | 2",
                "20T12:00 solve; 21T23:00 America/Los_Angeles; 21T23:00 UTC; 22T08:30 solve      | 1 | 1",
                // A puzzle of the day counts as a program does.
                "20T12:00 puzzle; 21T23:00 America/Los_Angeles; 21T23:00 UTC; 22T07:30 puzzle    | 2 | 2",
                "20T12:00 puzzle; 21T23:00 America/Los_Angeles; 21T23:00 UTC; 22T07:30 solve     | 2 | 2",
                "20T12:00 solve; 21T23:00 America/Los_Angeles; 21T23:00 UTC; 22T07:30 puzzle     | 2 | 2",
                "20T12:00 puzzle; 21T23:00 America/Los_Angeles; 21T23:00 UTC; 22T08:30 puzzle    | 1 | 1",
            })
    void aMissedDayStaysMissedAndAMoveTakesNoTimeAway(String story, int current, int longest) {
        for (String event : story.split(";")) {
            String[] words = event.strip().split(" ");
            now = LocalDateTime.parse("2026-11-" + words[0]).atZone(zone).toInstant();
            switch (words[1]) {
                case "solve" -> solve();
                case "puzzle" -> solvePuzzle();
                default -> move(ZoneId.of(words[1]));
            }
        }
        assertThat(streak().current()).isEqualTo(current);
        assertThat(streak().longest()).isEqualTo(longest);
    }

    /** A restless solver: the streak before a move is there after it, too. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void noMoveShortensAStreak(long seed) {
        Random chance = new Random(seed);
        for (int i = 0; i < 60; i++) {
            now = now.plusSeconds(chance.nextInt(20 * 3600));
            if (chance.nextInt(3) == 0) {
                solve();
            } else {
                Streak before = streak();
                move(ZONES.get(chance.nextInt(ZONES.size())));
                assertThat(streak().current()).isGreaterThanOrEqualTo(before.current());
                assertThat(streak().longest()).isGreaterThanOrEqualTo(before.longest());
            }
        }
        assertThat(streak().longest()).isPositive();
    }

    /** A solver who solves nothing for 50 hours has missed a day in every zone there is. */
    @Test
    void noMovesSaveWhoDoesNothingForTwoDays() {
        for (ZoneId first : ZONES) {
            for (ZoneId second : ZONES) {
                zone = ZoneOffset.UTC;
                now = now.plusSeconds(100 * 3600);
                solve();
                Instant until = now.plusSeconds(50 * 3600 + 12 * 3600);
                while (now.isBefore(until)) {
                    move(first);
                    move(second);
                    now = now.plusSeconds(3 * 3600);
                }
                solve();
                assertThat(streak().current())
                        .as("between %s and %s", first, second)
                        .isEqualTo(1);
            }
        }
    }

    private void solve() {
        new Solving(database).solveAt(name, DISPLAY_ID, ZonedDateTime.ofInstant(now, zone));
    }

    private void solvePuzzle() {
        Sql.of("""
                insert into puzzle_day_solve (account_id, day, counted_on, solved_at)
                values (:account, cast(:day as date), cast(:counted as date), :now)""")
                .on(database)
                .with("account", account)
                .with("day", LocalDate.ofInstant(now, ZoneOffset.UTC).toString())
                .with("counted", LocalDate.ofInstant(now, zone).toString())
                .with("now", now)
                .update();
    }

    private void move(ZoneId to) {
        new TimeZoneMoves(new ProgressRepository(database)).follow(new Moved(account, zone, to, now));
        zone = to;
    }

    private Streak streak() {
        return new Streaks(new ProgressRepository(database), Clock.fixed(now, zone))
                .lately(account, zone)
                .ask()
                .streak();
    }
}
