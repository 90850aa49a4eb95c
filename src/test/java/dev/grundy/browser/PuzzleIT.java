package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.MadeGames;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.Keys;

/** Puzzles failed and solved in a browser: with the mouse, by keys, without scripts. */
@ExtendWith(OneSite.class)
class PuzzleIT {
    private static final String SLUG = "stones-one-three-four";
    /** Of 5 stones, taking 3 alone wins. */
    private static final String WINS = "take 3";

    private static final String LOSES = "take 1";
    private static final List<String> MOVES = List.of(LOSES, WINS, "take 4");

    /** How somebody chooses a move and sends it. */
    private enum Way {
        MOUSE {
            @Override
            void answer(Chromium browser, String move) {
                browser.click(".drawing__spot[aria-label='" + move + "']");
                browser.waitFor("input[name='move']:checked");
                browser.press("Check");
            }
        },
        KEYS {
            @Override
            void answer(Chromium browser, String move) {
                browser.find(radio(move)).sendKeys(Keys.SPACE, Keys.ENTER);
            }
        },
        WITHOUT_SCRIPTS {
            @Override
            void answer(Chromium browser, String move) {
                browser.click(radio(move));
                browser.press("Check");
            }
        };

        abstract void answer(Chromium browser, String move);

        private static String radio(String move) {
            return "input[name='move'][value='" + MOVES.indexOf(move) + "']";
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPuzzleIsFailedThenSolvedAndCountsAsALoss(Way way, Site site) {
        String puzzle = puzzle(site, way.ordinal());
        try (Chromium browser = opened(site, way, puzzle)) {
            assertThat(browser.waitFor(".puzzle__ratings")).contains("1500 ± 350");
            way.answer(browser, LOSES);
            assertThat(browser.waitFor(".hand__state--wrong")).contains("“take 1” does not win.");
            assertThat(browser.find(".puzzle__ratings").getText()).contains("−162", "1338 ± 290");
            way.answer(browser, WINS);
            assertThat(browser.waitFor(".hand__state--right")).contains("“take 3” wins.");
            assertThat(browser.find(".puzzle__result").getText()).contains("✗✓ solved on try 2");
            assertThat(browser.find(".puzzle__ratings").getText())
                    .as("the second try")
                    .contains("−162", "1338 ± 290");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPuzzleIsSolvedAtOnceAndTheNextIsAnother(Way way, Site site) {
        String puzzle = puzzle(site, way.ordinal());
        try (Chromium browser = opened(site, way, puzzle)) {
            way.answer(browser, WINS);
            browser.waitFor(".hand__state--right");
            assertThat(browser.find(".puzzle__ratings").getText()).contains("+162", "1662 ± 290", "1338 ± 290");
            if (way != Way.WITHOUT_SCRIPTS) {
                assertThat(browser.violations()).isEmpty();
            }
            browser.click(".puzzle__next a");
            browser.waitFor(".hand-form");
            assertThat(browser.address()).contains("/puzzles/").doesNotContain(puzzle);
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void aSharedAddressShowsNoAnswerBeforeTheFirstTry(Site site) {
        String puzzle = puzzle(site, 0);
        try (Chromium browser = opened(site, Way.MOUSE, puzzle + "?tried=1")) {
            browser.waitFor(".hand-form");
            assertThat(browser.address()).endsWith(puzzle);
            assertThat(browser.has(".hand__state")).isFalse();
        }
    }

    private static Chromium opened(Site site, Way way, String address) {
        Chromium browser = site.browserOf(site.newcomer());
        if (way == Way.WITHOUT_SCRIPTS) {
            browser.doWithoutScripts();
        }
        browser.open(address);
        browser.waitFor(".hand-form");
        return browser;
    }

    /** A new one that nobody has tried. */
    private static String puzzle(Site site, int number) {
        long version = Sql.of("select live_version_id from problem where slug = :slug")
                .on(site.database())
                .with("slug", SLUG)
                .one(row -> row.getLong("live_version_id"));
        String name = "1-" + (30 + number);
        MadeGames.add(site.database(), version, name, "1\n5\n", MadeGames.stones(5), 6);
        Sql.of("delete from puzzle where game = :game")
                .on(site.database())
                .with("game", name)
                .update();
        return "/puzzles/"
                + Sql.of("""
                        insert into puzzle (problem_id, game, position, board, found_at)
                        select id, :game, 0, '5', now() from problem where slug = :slug returning id""")
                        .on(site.database())
                        .with("game", name)
                        .with("slug", SLUG)
                        .one(row -> row.getLong("id"));
    }
}
