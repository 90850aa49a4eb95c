package dev.grundy.learn.hand;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.learn.hand.HandAnswer.Outcome;
import dev.grundy.learn.hand.HandInstanceRepository.Addition;
import dev.grundy.learn.hand.HandInstanceRepository.NewInstance;
import dev.grundy.submission.verdict.QueueSituation;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The pools of instances, who was given which, and what became of answers. */
class HandRepositoriesTest {
    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final HandInstanceRepository instances =
            new HandInstanceRepository(situation.database(), situation.clock());
    private final HandAnswerRepository answers =
            new HandAnswerRepository(situation.database(), situation.queue(), situation.clock());
    private final long ada = situation.person("ada");
    private final long ben = situation.person("ben");
    private final long problem = id("select id from problem");
    private final long version = id("select id from package_version");

    @Test
    void aPoolHoldsSoManyAndNoInstanceTwice() {
        assertThat(add(1, 1)).isEqualTo(Addition.ADDED);
        assertThat(instances.add(new NewInstance(version, 1, 2, "1\n", "x\n")))
                .as("the same input from another seed")
                .isEqualTo(Addition.KNOWN);
        for (int seed = 2; seed <= HandInstanceRepository.POOL; seed++) {
            assertThat(add(1, seed)).isEqualTo(Addition.ADDED);
        }
        assertThat(add(1, 99)).as("the pool is full").isEqualTo(Addition.FULL);
        assertThat(add(2, 99)).as("another level has its own").isEqualTo(Addition.ADDED);
        assertThat(instances.ready())
                .contains(new HandInstanceRepository.Ready(version, 1, HandInstanceRepository.POOL));
    }

    @Test
    void everyPersonIsGivenAnother() {
        add(1, 1);
        add(1, 2);
        assertThat(List.of(take(ada), take(ben))).doesNotHaveDuplicates().containsExactlyInAnyOrder(1, 2);
        assertThat(instances.ready()).isEmpty();
    }

    @Test
    void anEmptyPoolGivesWhatThePersonHasNotHad() {
        add(1, 1);
        add(1, 2);
        int hers = take(ada);
        int his = take(ben);
        assertThat(take(ada)).as("nobody's are left").isEqualTo(his);
        assertThat(hers).isNotEqualTo(his);
        answers.sit(ada, instances.find(problem, 1, his).orElseThrow().id());
        assertThat(instances.take(version, 1, ada)).as("she has had both").isEmpty();
        assertThat(instances.take(version, 3, ada)).isEmpty();
    }

    @Test
    void whoSitsAtAnInstanceByItsAddressIsGivenAnother() {
        add(1, 1);
        add(1, 2);
        answers.sit(ada, instances.find(problem, 1, 1).orElseThrow().id());
        assertThat(take(ada)).isEqualTo(2);
        assertThat(take(ben)).as("it still waits for others").isEqualTo(1);
    }

    @Test
    void aGuestIsGivenWhatOthersHadAndTakesFromThePoolOnlyOnce() {
        add(1, 1);
        add(1, 2);
        int first = instances.forGuest(version, 1).orElseThrow().seed();
        assertThat(instances.forGuest(version, 1).orElseThrow().seed()).isEqualTo(first);
        assertThat(take(ada)).isNotEqualTo(first);
        assertThat(instances.forGuest(version, 2)).isEmpty();
    }

    @Test
    void whatAPersonHasNotFinishedIsOpen() {
        HandInstance shown = given(1);
        HandInstance solved = given(2);
        add(2, 90);
        HandInstance wrong = instances.take(version, 2, ada).orElseThrow();
        answers.show(ada, shown.id());
        answers.add(ada, solved.id(), "2\n", Outcome.RIGHT, "");
        answers.add(ada, wrong.id(), "no\n", Outcome.WRONG, "");
        assertThat(instances.open(version, 1, ada, 9)).isEmpty();
        assertThat(instances.open(version, 2, ada, 9)).containsExactly(wrong);
        assertThat(instances.open(version, 2, ben, 9)).isEmpty();
        assertThat(answers.count(ada, wrong.id())).isOne();
    }

    @Test
    void nothingIsAddedForAVersionThatIsNotServed() {
        Sql.of("update problem set published = false").on(situation.database()).update();
        assertThat(add(1, 1)).isEqualTo(Addition.FULL);
    }

    @Test
    void whatWasGivenStaysWhenThePackageIsReplaced() {
        add(1, 1);
        int given = take(ada);
        add(1, 2);
        Sql.of("update problem set published = false").on(situation.database()).update();
        instances.forgetRetired();
        assertThat(instances.ready()).isEmpty();
        assertThat(instances.find(problem, 1, given)).isPresent();
        assertThat(instances.find(problem, 1, 2)).isEmpty();
    }

    @Test
    void aLevelIsReachedByARightAnswer() {
        HandInstance instance = given(2);
        answers.add(ada, instance.id(), "no\n", Outcome.WRONG, "");
        assertThat(answers.reached(ada, problem)).isZero();
        answers.add(ada, instance.id(), "2\n", Outcome.RIGHT, "");
        assertThat(answers.reached(ada, problem)).isEqualTo(2);
        assertThat(answers.latest(ada, instance.id()).orElseThrow().isRight()).isTrue();
        assertThat(answers.reached(ben, problem)).isZero();
    }

    @Test
    void anAnswerAfterTheSolutionWasShownReachesNothing() {
        HandInstance instance = given(2);
        situation.clock().advance(Duration.ofSeconds(1));
        answers.show(ada, instance.id());
        situation.clock().advance(Duration.ofSeconds(1));
        answers.add(ada, instance.id(), "2\n", Outcome.RIGHT, "");
        assertThat(answers.reached(ada, problem)).isZero();
        assertThat(answers.isShown(ada, instance.id())).isTrue();
    }

    @Test
    void aSolutionThatIsShownAfterwardsTakesNothingAway() {
        HandInstance instance = given(2);
        answers.add(ada, instance.id(), "2\n", Outcome.RIGHT, "");
        situation.clock().advance(Duration.ofSeconds(1));
        answers.show(ada, instance.id());
        assertThat(answers.reached(ada, problem)).isEqualTo(2);
    }

    @Test
    void aNodeReadsWhatItChecksAndItsWordIsWritten() {
        HandInstance instance = given(1);
        long answer = answers.queue(ada, instance.id(), "mine\n");
        assertThat(answers.latest(ada, instance.id()).orElseThrow().isPending()).isTrue();
        assertThat(answers.pending(ada)).isOne();

        Claim claim = claim();
        assertThat(claim.subject()).isEqualTo(answer);
        HandAnswerRepository.Task task = answers.task(claim.lease());
        assertThat(task.given()).isEqualTo("mine\n");
        assertThat(task.input()).isEqualTo(instance.input());
        situation
                .queue()
                .finish(
                        claim.lease(),
                        new Handler.Done(
                                HandAnswerRepository.written(Outcome.WRONG, "no such line\0of play"), Duration.ZERO));

        HandAnswer checked = answers.latest(ada, instance.id()).orElseThrow();
        assertThat(checked.isWrong()).isTrue();
        assertThat(checked.message()).isEqualTo("no such line\uFFFDof play");
        assertThat(answers.pending(ada)).isZero();
    }

    @Test
    void whatNobodyCouldCheckIsAFaultOfOurs() {
        HandInstance instance = given(1);
        answers.queue(ada, instance.id(), "mine\n");
        for (int attempt = 0; attempt < 3; attempt++) {
            situation.queue().fail(claim().lease(), "the checker crashed");
        }
        assertThat(answers.latest(ada, instance.id()).orElseThrow().isFailed()).isTrue();
    }

    @Test
    void aPersonSeesTheirInstancesLatestFirst() {
        given(1);
        situation.clock().advance(Duration.ofSeconds(1));
        HandInstance second = given(2);
        answers.add(ada, second.id(), "2\n", Outcome.RIGHT, "");
        assertThat(answers.recent(ada, problem, 10))
                .extracting(HandAnswerRepository.Sitting::level, HandAnswerRepository.Sitting::solved)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(2, true), org.assertj.core.groups.Tuple.tuple(1, false));
    }

    private HandInstance given(int level) {
        add(level, 10 + level);
        return instances.take(version, level, ada).orElseThrow();
    }

    private int take(long person) {
        return instances.take(version, 1, person).orElseThrow().seed();
    }

    private Addition add(int level, int seed) {
        return instances.add(new NewInstance(version, level, seed, seed + "\n", "x\n"));
    }

    private Claim claim() {
        return situation
                .queue()
                .claim("node", List.of(new Offer(HandAnswerRepository.KIND.name(), "")), Lane.Pace.NOW)
                .orElseThrow();
    }

    private long id(String query) {
        return Sql.of(query).on(situation.database()).one(row -> row.getLong("id"));
    }
}
