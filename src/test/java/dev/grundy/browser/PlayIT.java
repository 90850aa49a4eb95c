package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.Sql;
import dev.grundy.testsupport.MadeGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** Games won and lost in a browser, on different boards: with the mouse, by keys, without scripts. */
@ExtendWith(OneSite.class)
class PlayIT {
    /** From 0 to 1 or 2; from 2 to 3. 3 is an end. */
    private static final String GRAPH = """
            state-graph 1 impartial
            starts 0
            N node 0
            > 1 to 1
            > 2 to 2
            N node 1
            = -1
            N node 2
            > 3 to 3
            N node 3
            = -1
            end 4
            """;

    private static final String GRID = """
            state-graph 1 impartial
            starts 0
            N grid 1 at 1 1
            > 1 up 1
            > 2 left 1
            N grid 1 at 0 1
            > 3 left 1
            N grid 1 at 1 0
            > 3 up 1
            N grid 1 at 0 0
            = -1
            end 4
            """;

    private static final String ROW = """
            state-graph 1 score
            starts 0
            F 5 2 First has 0
            > 1 L
            > 2 R
            S . 2 First has 5
            > 3 L
            S 5 . First has 2
            > 4 L
            F . . First has 5
            = 5
            F . . First has 2
            = 2
            end 5
            """;

    @Test
    void aPileIsWonWithTheMouse(Site site) {
        String address = made(site, "stones-one-three-four", "1\n3\n", MadeGames.stones(3), 4);
        try (Chromium browser = site.guest()) {
            browser.open(address);
            browser.waitFor(".match__moves");
            browser.click(".drawing__spot[aria-label='take 3']");
            assertThat(browser.waitFor(".hand__state--right")).contains("You win!");
            assertThat(browser.address()).contains("line=1");
            browser.navigate().back();
            assertThat(browser.waitFor(".match__turn")).contains("Your move:");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void aGraphIsLostByKeysAndThenWon(Site site) {
        String address = made(site, "token-walk-directed-graph", "4 3\n0 1\n0 2\n2 3\n", GRAPH, 4);
        try (Chromium browser = site.browserOf("dan")) {
            browser.open(address);
            browser.waitFor(".match__moves");
            browser.find(".drawing__spot[aria-label='to 2']").sendKeys(Keys.ENTER);
            assertThat(browser.waitFor(".hand__state--wrong")).contains("Your opponent wins.");
            assertThat(browser.text()).contains("Your opponent: to 3", "whoever is to move here has lost");
            browser.find(".match__go a:nth-of-type(2)").sendKeys(Keys.ENTER);
            browser.waitFor(".match__turn");
            browser.find(".match__moves a").sendKeys(Keys.ENTER);
            browser.waitFor(".hand__state--right");
        }
    }

    @Test
    void aGridIsLostWithoutScripts(Site site) {
        String address = made(site, "grid-game", "1\n0\n1\n1 1\n", GRID, 4);
        try (Chromium browser = site.browserOf("dan")) {
            browser.doWithoutScripts();
            browser.open(address);
            browser.click(".drawing__spot[aria-label='up 1']");
            assertThat(browser.waitFor(".hand__state--wrong")).contains("Your opponent wins.");
            assertThat(browser.has(".drawing__spot")).isFalse();
        }
    }

    @Test
    void aRowOfCoinsIsPlayedForAll(Site site) {
        String address = made(site, "optimal-strategy-coins", "2\n5 2\n", ROW, 5);
        try (Chromium browser = site.browserOf("dan")) {
            browser.open(address);
            browser.waitFor(".match__moves");
            browser.click(".drawing__spot[aria-label='left']");
            assertThat(browser.waitFor(".hand__state--right")).contains("You got all there was.");
            assertThat(browser.text()).contains("You are First and have 5.");
        }
    }

    /** Nobody loads the page anew: a node makes the game, and the page goes on. */
    @Test
    void aGameThatNobodyPlayedComesByItself(Site site) {
        try (Chromium browser = site.guest()) {
            browser.open("/problems/divisor-game/play/1-3");
            browser.waitFor(".match__moves");
            browser.find("input[name='begins'][value='opponent']").click();
            browser.find("input[name='against'][value='random']").click();
            browser.press("New match");
            assertThat(browser.waitFor(".match__turn")).contains("Your opponent:");
            assertThat(browser.address()).contains("begins=opponent", "against=random", "line=");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    private static String made(Site site, String slug, String input, String graph, int positions) {
        long version = Sql.of("select live_version_id from problem where slug = :slug")
                .on(site.database())
                .with("slug", slug)
                .one(row -> row.getLong("live_version_id"));
        MadeGames.add(site.database(), version, "1-20", input, graph, positions);
        return "/problems/" + slug + "/play/1-20";
    }
}
