package dev.grundy.learn.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Conversation.Speaker;
import dev.grundy.judge.result.Conversation.Turn;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.learn.graph.InstanceName;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.MadeGames;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages as they are without scripts. Games are there as a node would have made them. */
@Slow("games are played to their end on every kind of board")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class GamePagesTest {
    private static final String STONES = "/problems/stones-one-three-four/play";
    private static final String ONE_PILE_OF_TWO = "1\n1\n2\n";
    private static final String ONE_PILE_OF_TWO_STONES = """
            state-graph 1 impartial
            starts 0
            N 2
            > 1 1 1
            > 2 1 2
            N 1
            > 2 1 1
            N 0
            = -1
            end 3
            """;
    private static final String PREMIUM = "/problems/optimal-line-of-play";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @BeforeEach
    void publish() {
        OwnProblems.loadInto(catalogue);
    }

    @Test
    void everyProblemSaysThatItCanBePlayed() {
        assertThat(Visit.asGuest().get("/problems/nim").asString()).contains("href=\"/problems/nim/play\">Play</a>");
    }

    @Test
    void whatIsListedIsMadeOnce() {
        Visit guest = Visit.asGuest();
        String lasker = "/problems/laskers-nim/play";
        assertThat(guest.get(lasker).asString()).contains("Level 1, instance 1", "Sample 1");
        assertThat(guest.get(lasker + "?again=1").asString()).contains("Being prepared");
        String counted = Sql.of("""
                select count(*) as made, count(w.id) as queued from game_graph g
                left join work w on w.kind = 'play' and w.subject = g.id and w.ended_at is null
                where g.package_version_id = :version and g.name in ('1-1', 'sample-1')""")
                .on(database)
                .with("version", version("laskers-nim"))
                .one(row -> row.getInt("made") + " " + row.getInt("queued"));
        assertThat(counted).isEqualTo("2 2");
    }

    @Test
    void anInstanceIsChosenByLevelAndSeed() {
        Visit guest = Visit.asGuest();
        assertThat(guest.get(STONES).asString())
                .contains("Seed, from 1 to 20", "<option value=\"2\">")
                .doesNotContain("aria-invalid");
        assertThat(path(guest.get(STONES + "?level=2&seed=7"))).isEqualTo(STONES + "/2-7");
        assertThat(path(guest.get(STONES + "?level=1&seed=%20020%20"))).isEqualTo(STONES + "/1-20");
    }

    @ParameterizedTest
    @CsvSource({
        "2, 0, 0",
        "2, 21, 21",
        "2, -3, -3",
        "2, 1.5, 1.5",
        "2, 99999999999999999999, 99999999999999999999",
        "2, '', ''",
        "2, %22%3Cb%3E, &quot;&lt;b&gt;",
        "2, \u0667, \u0667"
    })
    void aSeedThatThereIsNotComesBackInItsForm(String level, String seed, String shown) {
        Response refused = Visit.asGuest().get(STONES + "?level=" + level + "&seed=" + seed);
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains("Write a whole number from 1 to 20", "value=\"" + shown + "\"")
                .contains("<option value=\"2\" selected>", "aria-describedby=\"seed-error\"")
                .doesNotContain("Choose one of the levels.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"?seed=7", "?seed=7&level=", "?seed=7&level=9", "?seed=7&level=x"})
    void aLevelThatThereIsNotKeepsTheSeed(String query) {
        Response refused = Visit.asGuest().get(STONES + query);
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains("Choose one of the levels.", "value=\"7\"")
                .doesNotContain("Write a whole number");
    }

    @Test
    void whatIsBeingPreparedComesByItself() {
        Visit guest = Visit.asGuest();
        String instance = STONES + "/3-2";
        assertThat(guest.get(instance).asString())
                .contains("The game is being prepared", "data-hand-waits=\"" + instance + "/ready\"");
        assertThat(guest.get(instance + "/ready").asString()).isEqualTo("false");
        made("3-2", 5);
        assertThat(guest.get(instance + "/ready").asString()).isEqualTo("true");
        assertThat(guest.get(instance + "?game=1").asString()).contains("Your move:");
    }

    /** Else it would come when nobody else wants anything. */
    @Test
    void whatIsMadeAheadIsBroughtForwardOnceSomebodyWaits() {
        Visit guest = Visit.asGuest();
        guest.get(STONES + "/3-4");
        Sql.of(
                        "update work set lane = 7 where kind = 'play' and subject = (select id from game_graph where name = '3-4')")
                .on(database)
                .update();
        guest.get(STONES + "/3-4?again=1");
        int lane = Sql.of(
                        "select w.lane from work w join game_graph g on g.id = w.subject where w.kind = 'play' and g.name = '3-4'")
                .on(database)
                .one(row -> row.getInt("lane"));
        assertThat(lane).isEqualTo(2);
    }

    @Test
    void whatIsTooLargeSaysSo() {
        Visit guest = Visit.asGuest();
        guest.get(STONES + "/4-9");
        Sql.of("update game_graph set made_at = now() where name = '4-9'")
                .on(database)
                .update();
        assertThat(guest.get(STONES + "/4-9?again=1").asString())
                .contains("too many positions", "Another instance")
                .doesNotContain("data-hand-waits");
    }

    @Test
    void whatCouldNotBePreparedSaysSoAndTheProblemIsThere() {
        Visit guest = Visit.asGuest();
        guest.get(STONES + "/4-8");
        Sql.of(
                        "update game_graph set made_at = now(), message = 'problem GMT-001: game/rules.cpp crashed; mend it' where name = '4-8'")
                .on(database)
                .update();
        Response failed = guest.get(STONES + "/4-8?game=1");
        assertThat(failed.statusCode()).isEqualTo(200);
        assertThat(failed.asString())
                .contains("The game could not be prepared", "Another instance")
                .doesNotContain("data-hand-waits", "rules.cpp");
        assertThat(guest.get(STONES + "/4-8/ready").asString()).isEqualTo("true");
        assertThat(guest.get("/problems/stones-one-three-four").statusCode()).isEqualTo(200);
        assertThat(guest.get(STONES).statusCode()).isEqualTo(200);
    }

    @Test
    void aGuestWins() {
        made("1-5", 3);
        Visit guest = Visit.asGuest();
        String board = guest.get(STONES + "/1-5").asString();
        assertThat(board).contains("<svg class=\"drawing\"", "drawing__spot", "Your move:", ">take 3</a>");
        assertThat(follow(guest, link(board, "take 3")))
                .contains("You win!", "the player to move here has lost")
                .doesNotContain("drawing__spot", ">take 1</a>");
    }

    /** From 8 stones the player who begins wins without a slip; this opponent begins, and always slips. */
    @Test
    void anOpponentThatAlwaysErrsGivesAwayWhatItHas() {
        made("1-14", 8);
        Visit guest = Visit.asGuest();
        Response begun = guest.get(STONES + "/1-14?begins=opponent&against=human&errors=100");
        assertThat(path(begun)).contains("against=human&errors=100&line=");
        assertThat(guest.get(STONES + "/1-14?against=human&errors=37").asString())
                .containsSubsequence(
                        "<option value=\"25\">25 %</option>",
                        "<option value=\"37\" selected>37 %</option>", "<option value=\"100\">");
        String board = guest.get(path(begun)).asString();
        while (board.contains("Your move:")) {
            board = follow(guest, link(board, found("A best move: (take \\d)\\.", board)));
        }
        assertThat(board).contains("You win!");
    }

    @Test
    void allPositionsAreDrawnUpToTwoHundred() {
        Visit guest = Visit.asGuest();
        made("2-1", 199);
        assertThat(guest.get(STONES + "/2-1?show=yes").asString())
                .contains("Hide who wins", "All positions", "drawing__here");
        made("2-2", 200);
        assertThat(guest.get(STONES + "/2-2?show=yes").asString())
                .contains("Hide who wins")
                .doesNotContain("All positions", "drawing__here");
    }

    @Test
    void aGuestLosesAndTakesBack() {
        made("1-6", 2);
        Visit guest = Visit.asGuest();
        String lost = follow(guest, link(guest.get(STONES + "/1-6").asString(), "take 1"));
        assertThat(lost).contains("Your opponent wins.", "Your opponent: take 1", "It is your turn");
        assertThat(follow(guest, link(lost, "Take back"))).contains("Your move:", ">take 1</a>");
    }

    @Test
    void whatMovesAreWorthIsShownOnDemandAndFromThenOn() {
        made("1-10", 8);
        Visit guest = Visit.asGuest();
        String board = guest.get(STONES + "/1-10").asString();
        assertThat(board).contains(">take 1</a>").doesNotContain("Grundy value");
        String shown = follow(guest, link(board, "Show who wins"));
        assertThat(shown)
                .contains("This position, for the player to move: won in 5, Grundy value 1.")
                .contains("match__worth--won", "match__worth--lost", "lost in 2, Grundy value 2")
                .contains("All positions", "drawing__here", "<title>7</title>")
                .containsSubsequence("Your move:", "New match", "All positions");
        assertThat(shown)
                .contains("aria-label=\"take 1: won in 5, Grundy value 0, no move is better\"")
                .contains("aria-label=\"take 3: lost in 4, Grundy value 3\"")
                .contains("Where the sign is filled, no move is better.");
        assertThat(board).doesNotContain("drawing__sign", "Where the sign is filled");
        assertThat(link(shown, "Hide who wins")).doesNotContain("show=yes");
        assertThat(follow(guest, STONES + "/1-10?game=1&line=1&show=yes")).contains("Hide who wins");
    }

    @Test
    void aBestMoveIsHinted() {
        made("1-11", 8);
        assertThat(Visit.asGuest().get(STONES + "/1-11").asString()).contains("A best move: take 1.");
    }

    /** From 4 stones taking 4 wins; taking 1 leaves 3, which are taken at once. */
    @Test
    void whereAWinWasGivenAwayIsShownWithTheLineThatRefutesIt() {
        made("1-12", 4);
        assertThat(follow(Visit.asGuest(), STONES + "/1-12?line=0"))
                .contains("Your opponent wins.", "Before take 1 you had: won in 1, Grundy value 2.")
                .contains("Your opponent: take 3 <code>0</code>");
    }

    /** Else going back would make the house think again. */
    @Test
    void whatTheHouseAnswersHasAnAddressOfItsOwn() {
        made("1-7", 20);
        Visit guest = Visit.asGuest();
        Response answered = guest.get(STONES + "/1-7?game=1&begins=opponent&against=random");
        assertThat(answered.statusCode()).isEqualTo(303);
        String address = path(answered);
        assertThat(address).contains("begins=opponent", "against=random", "line=");
        assertThat(guest.get(address).asString()).isEqualTo(guest.get(address).asString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?line=3",
                "?line=0.0.0.0.0.0",
                "?line=x",
                "?line=0..1",
                "?line=0.",
                "?line=-1",
                "?line=99999999999999999999",
                "?game=2",
                "?game=-1",
                "?begins=nobody",
                "?against=god",
                "?against=program&program=-1",
                "?against=human&errors=101",
                "?against=human&errors=-1",
                "?against=human&errors=9999999",
                "?against=human&errors=x"
            })
    void madeUpPositionsAreNotThere(String query) {
        made("1-8", 3);
        assertThat(Visit.asGuest().get(STONES + "/1-8" + query).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0-1",
                "1-0",
                "1-21",
                "9-1",
                "sample-0",
                "sample-99",
                "nothing",
                "1-1-1",
                "own",
                "own-012345678901234567890123"
            })
    void thereIsNoSuchInstance(String name) {
        assertThat(Visit.asGuest().get(STONES + "/" + name).statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().get(STONES + "/" + name + "/ready").statusCode())
                .isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?level=1&seed=99", "/1-1", "/sample-1?line=0"})
    void whoMayNotReadTheProblemIsLedToItsTeaser(String part) {
        assertThat(path(Visit.signedIn().get(PREMIUM + "/play" + part))).isEqualTo(PREMIUM);
    }

    @Test
    void aGameThatNobodyCanReadIsNoError() {
        made("1-9", 3);
        Sql.of(
                        "update game_graph set graph = decode('1f8b0800000000000003030000000000000000', 'hex') where name = '1-9'")
                .on(database)
                .update();
        assertThat(Visit.asGuest().get(STONES + "/1-9?game=1").statusCode()).isEqualTo(200);
    }

    @Test
    void anInputOfOnesOwnIsMadeOnceAndPlayed() {
        Visit ada = Visit.signedIn();
        String own = path(ada.submit(STONES, Map.of("input", "1\r\n6")));
        assertThat(own).matches(STONES + "/own-[0-9a-f]{24}");
        assertThat(ada.get(own).asString()).contains("Own input", "The game is being prepared");
        made(own.substring(STONES.length() + 1), 6);
        assertThat(path(Visit.signedIn().submit(STONES, Map.of("input", "1\n6\n\n"))))
                .isEqualTo(own);
        assertThat(Visit.asGuest().get(own + "?game=1").asString()).contains("Own input", "Your move:");
    }

    @Test
    void threeInputsOfOnesOwnMayWaitWhateverElseOneLookedAt() {
        Visit ada = Visit.signedIn();
        for (int instance = 16; instance <= 19; instance++) {
            assertThat(ada.get(STONES + "/1-" + instance).asString()).contains("The game is being prepared");
        }
        for (int pile = 31; pile <= 33; pile++) {
            assertThat(ada.submit(STONES, Map.of("input", "1\n" + pile)).statusCode())
                    .isEqualTo(303);
        }
        Response fourth = ada.submit(STONES, Map.of("input", "1\n34"));
        assertThat(fourth.statusCode()).isEqualTo(422);
        assertThat(fourth.asString()).contains("Other games are being prepared just now.", "1\n34");
    }

    @Test
    void whatTheValidatorRefusesComesBackWithItsReason() {
        Visit ada = Visit.signedIn();
        String own = path(ada.submit(STONES, Map.of("input", "1\n-7\n")));
        Sql.of("update game_graph set made_at = now(), refusal = 'line 2: a pile should be in 0..9' where name = :name")
                .on(database)
                .with("name", own.substring(STONES.length() + 1))
                .update();
        assertThat(ada.get(own).asString())
                .contains(
                        "This is no input of the problem", "line 2: a pile should be in 0..9", ">\n1\n-7\n</textarea>");
    }

    @Test
    void anInputThatIsNoneComesBackInItsForm() {
        Visit ada = Visit.signedIn();
        Response empty = ada.submit(STONES, Map.of("input", " \n "));
        assertThat(empty.statusCode()).isEqualTo(422);
        assertThat(empty.asString()).contains("Paste an input of the problem.");
        Response large = ada.submit(STONES, Map.of("input", "1 ".repeat(9_000)));
        assertThat(large.statusCode()).isEqualTo(422);
        assertThat(large.asString()).contains("longer than the 16 KiB", "1 1 1 1");
    }

    @Test
    void whoWaitsForThreeWaits() {
        Visit ada = Visit.signedIn();
        for (int stones = 101; stones <= 103; stones++) {
            path(ada.submit(STONES, Map.of("input", "1\n" + stones + "\n")));
        }
        Response fourth = ada.submit(STONES, Map.of("input", "1\n104\n"));
        assertThat(fourth.statusCode()).isEqualTo(422);
        assertThat(fourth.asString()).contains("Try again in a moment.", "104");
    }

    /** Take one of two stones, and the judge takes the other. */
    @Test
    void theTurnsOfAConversationAreGoneThroughOnTheBoard() {
        Visit ada = Visit.signedIn();
        long submission = lost(ada.name());
        String page = "/submissions/" + submission;
        assertThat(ada.get(page).asString()).contains("<a href=\"" + page + "/board/2\" rel=\"nofollow\">");
        assertThat(ada.get(page + "/board/2").asString()).contains("The game is being prepared");
        String own = InstanceName.Own.of(ONE_PILE_OF_TWO).text();
        MadeGames.add(database, version("play-nim"), own, ONE_PILE_OF_TWO, ONE_PILE_OF_TWO_STONES, 3);
        String first = ada.get(page + "/board/1").asString();
        assertThat(first)
                .contains("Turn 1 of 3", "won in 1", page + "/board/2#board", "<svg class=\"drawing")
                .doesNotContain("/board/0", "gave away");
        String second = ada.get(page + "/board/2").asString();
        assertThat(second)
                .contains(
                        "The move “take 1 from pile 1” was a mistake of the program. Before: won in 1",
                        page + "/board/3#board")
                .contains("<li>Interactor: ")
                .doesNotContain("<li>Judge: ");
        assertThat(found("href=\"(/problems/play-nim/play/[^\"]+)\" rel", second)
                        .replace("&amp;", "&"))
                .as("the player who goes on from there is to move")
                .isEqualTo("/problems/play-nim/play/" + own
                        + "?game=1&begins=opponent&against=perfect&line=0&show=yes#board");
        String third = ada.get(page + "/board/3").asString();
        assertThat(third).contains("The game is over.", page + "/board/2#board").doesNotContain("/board/4");
        assertThat(ada.get(page + "/board/4").statusCode()).isEqualTo(404);
        assertThat(ada.get(page + "/board/0").statusCode()).isEqualTo(404);
        assertThat(Visit.signedIn().get(page + "/board/2").statusCode()).isEqualTo(404);
    }

    /** Two stones, and the program begins. It is asked once, however often somebody looks. */
    @Test
    void anAcceptedProgramIsAskedForItsMove() {
        Visit ada = Visit.signedIn();
        long program = sent(ada.name(), "AC");
        String match = nim("1-2") + "?game=1&begins=opponent&against=program";
        String thinking = ada.get(match).asString();
        assertThat(thinking)
                .contains("Your program is thinking.", "to you alone", "Submission " + program + ", C++")
                .doesNotContain("match__moves", "drawing__spot");
        String waits = found("data-hand-waits=\"([^\"]+)\"", thinking);
        assertThat(ada.get(waits).asString()).isEqualTo("false");
        assertThat(ada.get(match + "&program=" + program).asString()).contains(waits);
        says("1  1");
        assertThat(ada.get(waits).asString()).isEqualTo("true");
        String moved = path(ada.get(match));
        assertThat(moved).isEqualTo(match + "&program=" + program + "&line=0");
        assertThat(ada.get(moved).asString()).contains("Your opponent: take 1 from pile 1.", "Your move:");
        assertThat(Visit.signedIn().get(waits).statusCode()).isEqualTo(404);
    }

    @Test
    void aProgramThatSaysNoMoveLosesAndWhatItSaidIsShown() {
        Visit ada = Visit.signedIn();
        sent(ada.name(), "AC");
        String match = nim("1-3") + "?begins=opponent&against=program";
        ada.get(match);
        says("3 <b>");
        assertThat(ada.get(match).asString())
                .contains("You win!", "what it said is no move here", "3 &lt;b&gt;")
                .doesNotContain("Its position was lost");
    }

    /** One stone of two is taken, and then the other by nobody. */
    @Test
    void aProgramThatCrashesLosesAndItsPositionIsNamedWhereItWasLost() {
        Visit ada = Visit.signedIn();
        sent(ada.name(), "AC");
        MadeGames.add(database, version("play-nim"), "1-4", "1\n2\n1 1\n", """
                state-graph 1 impartial
                starts 0
                N 1 1
                > 1 1 1
                > 2 2 1
                N 0 1
                > 3 2 1
                N 1 0
                > 3 1 1
                N 0 0
                = -1
                end 4
                """, 4);
        String match = "/problems/play-nim/play/1-4?begins=opponent&against=program";
        ada.get(match);
        Sql.of(
                        "update program_move set answered_at = now(), failure = 'RTE: ended with exit code 1' where input = :input")
                .on(database)
                .with("input", "1\n2\n1 1\n")
                .update();
        assertThat(ada.get(match).asString())
                .contains("You win!", "it made no move", "RTE: ended with exit code 1", "Its position was lost");
    }

    @Test
    void onlyOnesOwnAcceptedProgramsPlay() {
        Visit ada = Visit.signedIn();
        String against = nim("1-5") + "?against=program";
        assertThat(ada.get(nim("1-5")).asString())
                .contains("Once a program of yours is accepted here")
                .doesNotContain("value=\"program\"");
        assertThat(ada.get(against).statusCode()).isEqualTo(404);
        long wrong = sent(ada.name(), "WA");
        long hers = sent(ada.name(), "AC");
        assertThat(ada.get(against + "&program=" + wrong).statusCode()).isEqualTo(404);
        assertThat(ada.get(against + "&program=" + hers).asString()).contains("Your move:");
        assertThat(ada.get(against + "&program=x").statusCode()).isEqualTo(404);
        assertThat(Visit.signedIn().get(against + "&program=" + hers).statusCode())
                .isEqualTo(404);
        assertThat(path(Visit.asGuest().get(against + "&program=" + hers))).startsWith("/sign-in?return=");
    }

    @Test
    void whereProgramsMakeNoMovesNoneCanBeChosen() {
        made("1-13", 3);
        Visit ada = Visit.signedIn();
        new Solving(database).solve(ada.name(), "GMT-001", "2026-01-01");
        assertThat(ada.get(STONES + "/1-13").asString())
                .doesNotContain("value=\"program\"", "Once a program of yours is accepted here");
        assertThat(ada.get(STONES + "/1-13?against=program").statusCode()).isEqualTo(404);
    }

    @Test
    void threeProgramsMayBeAskedAtATime() {
        Visit ada = Visit.signedIn();
        String match = nim("1-6") + "?begins=opponent&against=program&program=";
        for (int program = 1; program <= 3; program++) {
            assertThat(ada.get(match + sent(ada.name(), "AC")).asString()).contains("Your program is thinking.");
        }
        assertThat(ada.get(match + sent(ada.name(), "AC")).asString())
                .contains("other moves of your programs are worked out first")
                .doesNotContain("data-hand-waits");
    }

    @Test
    void whoeverAsksAtOnceWaitsForTheSame() throws InterruptedException, ExecutionException {
        Visit ada = Visit.signedIn();
        sent(ada.name(), "AC");
        String match = nim("1-7") + "?game=1&begins=opponent&against=program";
        String unmade = STONES + "/3-9";
        List<Callable<String>> looks = new ArrayList<>();
        for (int look = 0; look < 8; look++) {
            looks.add(() -> ada.request().get(match).asString());
            looks.add(() -> ada.request().get(unmade).asString());
        }
        try (ExecutorService all = Executors.newFixedThreadPool(looks.size())) {
            Set<String> waits = new HashSet<>();
            for (var look : all.invokeAll(looks)) {
                waits.add(found("data-hand-waits=\"([^\"]+)\"", look.get()));
            }
            assertThat(waits).hasSize(2).contains(unmade + "/ready");
        }
    }

    /** One pile of two stones, as Nim's first instance of that name; answers its address. */
    private String nim(String name) {
        MadeGames.add(database, version("play-nim"), name, ONE_PILE_OF_TWO, ONE_PILE_OF_TWO_STONES, 3);
        return "/problems/play-nim/play/" + name;
    }

    private void says(String line) {
        Sql.of("update program_move set answered_at = now(), said = :line where answered_at is null")
                .on(database)
                .with("line", line)
                .update();
    }

    private static String found(String pattern, String page) {
        Matcher found = Pattern.compile(pattern).matcher(page);
        assertThat(found.find()).as(pattern).isTrue();
        return found.group(1);
    }

    private long sent(String name, String verdict) {
        return new Solving(database).judge(name, "GMT-019", "2026-01-01", verdict);
    }

    private long lost(String name) {
        Turn begun = new Turn(Speaker.INTERACTOR, ONE_PILE_OF_TWO);
        Turn moved = new Turn(Speaker.PROGRAM, "1 1\n");
        Turn answered = new Turn(Speaker.INTERACTOR, "1 1\n");
        Conversation held = new Conversation(List.of(begun, moved, answered), List.of(), 0);
        FirstFailure failure = new FirstFailure("secret/1", Verdict.WA, ONE_PILE_OF_TWO, "", "", "").with(held);
        return Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select a.id, p.id, 'cpp', 'x', encode(sha256('x'), 'hex'), now()
                    from account a, problem p where a.name = :name and p.slug = 'play-nim'
                    returning id, account_id, problem_id)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at,
                                     verdict, cpu_time_us, wall_time_us, memory_bytes, first_failure)
                select s.id, 1, true, p.live_version_id, s.account_id, 1, now(), now(), 'WA', 1000, 1000, 1048576, cast(:failure as jsonb)
                from sent s join problem p on p.id = s.problem_id
                returning submission_id""")
                .on(database)
                .with("name", name)
                .with("failure", ResultJson.write(failure))
                .one(row -> row.getLong("submission_id"));
    }

    private void made(String name, int stones) {
        MadeGames.add(
                database,
                version("stones-one-three-four"),
                name,
                "1\n" + stones + "\n",
                MadeGames.stones(stones),
                stones + 1);
    }

    private long version(String slug) {
        return Sql.of("select live_version_id from problem where slug = :slug")
                .on(database)
                .with("slug", slug)
                .one(row -> row.getLong("live_version_id"));
    }

    private static String link(String page, String text) {
        Matcher link = Pattern.compile("<a [^>]*href=\"([^\"#]+)#board\"[^>]*>" + text + "</a>")
                .matcher(page);
        assertThat(link.find()).as(text).isTrue();
        return link.group(1).replace("&amp;", "&");
    }

    /** What is shown there, or where that leads. */
    private static String follow(Visit visit, String address) {
        Response answer = visit.get(address);
        return (answer.statusCode() == 303 ? visit.get(path(answer)) : answer).asString();
    }

    private static String path(Response redirect) {
        assertThat(redirect.statusCode()).isEqualTo(303);
        return redirect.header("Location").replaceFirst("^https?://[^/]+", "").replaceFirst("#.*", "");
    }
}
