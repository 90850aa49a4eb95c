package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.MadeGames;
import dev.grundy.testsupport.Solving;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
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

    /** One case without impassable cells; the token is in column 0 and goes up. */
    private static final String GRID = """
            state-graph 1 impartial
            starts 0
            N grid 1 at 2 0
            > 1 up 1
            > 2 up 2
            N grid 1 at 1 0
            > 2 up 1
            N grid 1 at 0 0
            = -1
            end 3
            """;

    private static final String STAIRS = """
            state-graph 1 impartial
            starts 0
            N 2 0
            > 1 basin 1 lets down 1
            > 2 basin 1 lets down 2
            N 1 0
            > 2 basin 1 lets down 1
            N 0 0
            = -1
            end 3
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

    private static final String HAS_REPLIED =
            "return document.querySelector('.match__turn')?.textContent.includes(arguments[0])";
    private static final String SETTINGS = "details[data-fold='setting'] > summary";

    private static final Board STONES =
            new Board("stones-one-three-four", "1\n4\n", MadeGames.stones(4), 5, "take 1", "take 4");

    private static final List<Board> BOARDS = List.of(
            STONES,
            new Board("optimal-strategy-coins", "2\n5 2\n", ROW, 5, "right", "left"),
            new Board("staircase-nim", "1\n2\n2 0\n", STAIRS, 3, "basin 1 lets down 1", "basin 1 lets down 2"),
            new Board("grid-game", "1\n0\n1\n2 0\n", GRID, 3, "up 1", "up 2"),
            new Board("token-walk-directed-graph", "4 3\n0 1\n0 2\n2 3\n", GRAPH, 4, "to 2", "to 1"));

    /**
     * A game that is decided by the first move.
     *
     * @param loses the name of a move on the board
     * @param wins  the name of another
     */
    private record Board(String slug, String input, String graph, int positions, String loses, String wins) {
        String spot(String move) {
            return ".drawing__spot[aria-label='" + move + "']";
        }
    }

    /** How somebody follows a link. */
    private enum Way {
        MOUSE,
        KEYS,
        WITHOUT_SCRIPTS;

        void follow(Chromium browser, String selector) {
            switch (this) {
                case MOUSE, WITHOUT_SCRIPTS -> browser.click(selector);
                case KEYS -> browser.find(selector).sendKeys(Keys.ENTER);
            }
        }
    }

    @Test
    void onlyAHumanLikeOpponentHasAChanceOfErrors(Site site) {
        try (Chromium browser = site.guest()) {
            browser.doWithoutScripts();
            browser.open("/problems/race-to-n/play/1-19");
            browser.click(SETTINGS);
            assertThat(browser.find("[name='errors']").isDisplayed()).isFalse();
            browser.click("[name='against'][value='human']");
            assertThat(browser.find("[name='errors']").isDisplayed()).isTrue();
            browser.click("[name='against'][value='random']");
            assertThat(browser.find("[name='errors']").isDisplayed()).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyBoardIsLostTakenBackAndWon(Way way, Site site) {
        try (Chromium browser = site.browserOf("dan")) {
            if (way == Way.WITHOUT_SCRIPTS) {
                browser.doWithoutScripts();
            }
            for (Board board : BOARDS) {
                browser.open(made(site, board.slug(), board.input(), board.graph(), board.positions()));
                browser.waitFor(".match__moves");
                way.follow(browser, board.spot(board.loses()));
                browser.waitFor(".match__ending.hand__state--wrong");
                assertThat(browser.text()).as(board.slug()).contains("Your opponent: ");
                assertThat(browser.has(".drawing__spot")).as(board.slug()).isFalse();
                way.follow(browser, ".match__go a:nth-of-type(2)");
                browser.waitFor(".match__moves");
                way.follow(browser, board.spot(board.wins()));
                browser.waitFor(".match__ending.hand__state--right");
                assertThat(browser.address()).contains(board.slug(), "line=");
            }
            assertThat(browser.complaints()).isEmpty();
        }
    }

    /** What the page's first script has left is there as long as no other page was loaded. */
    @Test
    void aMoveChangesThePageAndLoadsNone(Site site) {
        try (Chromium browser = atStones(site)) {
            browser.run("window.sameDocument = true");
            browser.click("details[data-fold='rules'] > summary");
            browser.find(STONES.spot(STONES.loses())).sendKeys(Keys.ENTER);
            browser.waitFor(".match__ending.hand__state--wrong");
            assertThat(browser.run("return document.activeElement.className").toString())
                    .contains("match__ending");
            assertThat(browser.run("return document.querySelector('[data-match-told]').textContent")
                            .toString())
                    .contains("Your opponent wins.");
            assertThat(browser.has("details[data-fold='rules'][open]")).isTrue();
            assertThat(browser.has(".match__board .drawing__changed")).isTrue();
            assertThat(browser.violations()).isEmpty();
            browser.click(".match__again");
            assertThat(browser.waitFor(".match__turn")).contains("Your move:");
            browser.navigate().back();
            browser.waitFor(".match__ending");
            browser.navigate().back();
            browser.waitFor(".match__turn");
            assertThat(browser.run("return window.sameDocument")).isEqualTo(true);
            assertThat(browser.complaints()).isEmpty();
        }
    }

    /** Else the board changes by two moves at once, and nothing tells which is whose. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void onesOwnMoveIsSeenBeforeTheReplyUnlessLessMotionIsAskedFor(boolean moves, Site site) {
        try (Chromium browser = atStones(site)) {
            if (!moves) {
                browser.prefer("light");
            }
            browser.run("""
                    window.boards = [];
                    new MutationObserver(() => {
                      const drawing = document.querySelector('.match__board svg')?.outerHTML;
                      if (window.boards.at(-1) !== drawing) window.boards.push(drawing);
                    }).observe(document.querySelector('[data-match]'), { childList: true, subtree: true });""");
            browser.find(STONES.spot(STONES.loses())).sendKeys(Keys.ENTER);
            browser.waitFor(".match__ending.hand__state--wrong");
            assertThat(browser.run("return window.boards.length")).isEqualTo(moves ? 2L : 1L);
            assertThat(browser.run("return document.activeElement.className").toString())
                    .contains("match__ending");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    /** The second one counts; the first one is answered later, and the answer comes to nothing. */
    @Test
    void ofTwoMovesAtOnceTheLastIsMade(Site site) {
        try (Chromium browser = atStones(site)) {
            browser.run("""
                    const fetched = window.fetch;
                    window.fetch = async (address) => {
                      window.fetch = fetched;
                      // Not ended by the second one: it may come before there is an answer.
                      const answer = await fetched(address);
                      await new Promise((resolve) => { window.letTheFirstAnswer = resolve; });
                      window.firstAnswered = true;
                      return answer;
                    };""");
            browser.click(STONES.spot(STONES.loses()));
            browser.click(STONES.spot(STONES.wins()));
            browser.waitFor(".match__ending.hand__state--right");
            browser.waitUntil("window.letTheFirstAnswer?.(); return window.firstAnswered");
            assertThat(browser.waitFor(".match__ending")).contains("You win!");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    /** A sign-in that has ended, a game that is gone: the browser opens what the server answers. */
    @Test
    void anAnswerWithoutAMatchIsOpened(Site site) {
        try (Chromium browser = atStones(site)) {
            browser.run("document.querySelector('.match__moves a').search = '?line=999'");
            browser.click(".match__moves a");
            browser.waitUntil("return document.title.includes('404') || !document.querySelector('[data-match]')");
            assertThat(browser.address()).contains("line=999");
        }
    }

    @Test
    void backLeadsToTheMoveBefore(Site site) {
        try (Chromium browser = atStones(site)) {
            browser.click(STONES.spot(STONES.wins()));
            assertThat(browser.waitFor(".hand__state--right")).contains("You win!");
            browser.navigate().back();
            assertThat(browser.waitFor(".match__turn")).contains("Your move:");
        }
    }

    /** A form without a script; what it refuses stays in it. */
    @Test
    void anInstanceIsChosenByItsSeed(Site site) {
        made(site, STONES.slug(), STONES.input(), STONES.graph(), STONES.positions());
        try (Chromium browser = site.guest()) {
            browser.doWithoutScripts();
            browser.open("/problems/" + STONES.slug() + "/play?level=1&seed=21");
            assertThat(browser.waitFor("#seed-error")).contains("from 1 to 20");
            assertThat(browser.find("input[name='seed']").getAttribute("value")).isEqualTo("21");
            browser.find("input[name='seed']").clear();
            browser.find("input[name='seed']").sendKeys("20");
            browser.click(".match-seed button");
            browser.waitFor(".match__moves");
            assertThat(browser.address()).contains("/play/1-20");
        }
    }

    /** It begins, and answers a move; nobody loads a page anew. */
    @Test
    void onesOwnProgramPlays(Site site) throws IOException {
        String name = site.newcomer();
        new Solving(site.database())
                .judge(
                        name,
                        "GMT-019",
                        "2026-01-01",
                        "AC",
                        Files.readString(Path.of("problems/GMT-019/submissions/accepted/solution.cpp")));
        try (Chromium browser = site.browserOf(name)) {
            browser.open("/problems/play-nim/play/1-3");
            browser.waitFor(".match__moves");
            browser.click(SETTINGS);
            browser.find("input[name='begins'][value='opponent']").click();
            browser.find("input[name='against'][value='program']").click();
            browser.press("New match");
            browser.waitUntil(HAS_REPLIED, "Your opponent: take");
            assertThat(browser.address()).contains("against=program", "line=");
            browser.click(".match__moves a");
            browser.waitUntil("return /line=\\d+\\.\\d+\\.\\d+/.test(location.search)");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    /** Nobody loads the page anew: a node makes the game, and the page goes on. */
    @Test
    void aGameThatNobodyPlayedComesByItself(Site site) {
        try (Chromium browser = site.guest()) {
            browser.open("/problems/divisor-game/play/1-3");
            browser.waitFor(".match__moves");
            browser.click(SETTINGS);
            browser.find("input[name='begins'][value='opponent']").click();
            browser.find("input[name='against'][value='random']").click();
            browser.press("New match");
            browser.waitUntil(HAS_REPLIED, "Your opponent:");
            assertThat(browser.address()).contains("begins=opponent", "against=random", "line=");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    /** A guest's browser before the first move. */
    private static Chromium atStones(Site site) {
        Chromium browser = site.guest();
        browser.open(made(site, STONES.slug(), STONES.input(), STONES.graph(), STONES.positions()));
        browser.waitFor(".match__moves");
        return browser;
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
