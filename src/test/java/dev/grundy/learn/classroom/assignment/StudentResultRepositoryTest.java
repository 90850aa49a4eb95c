package dev.grundy.learn.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How far students are with what they were given. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class StudentResultRepositoryTest {
    private static final String DUE = "2026-02-01T12:00:00Z";
    private static final String JUST_BEFORE = "2026-02-01T11:59:59.999999Z";
    private static final String PROBLEM = "GMT-014";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    StudentResultRepository results;

    private Solving solving;
    private Visit student;
    private TrialClass course;

    @BeforeEach
    void aClassWithOneStudent() {
        OwnProblems.loadInto(catalogue);
        solving = new Solving(database);
        student = Visit.signedIn();
        course = TrialClass.add(database, Visit.signedIn());
        course.join(student, "student");
    }

    @Test
    void aProblemThatNobodyTriedHasNoTriesAndIsNotDone() {
        assign("solved", null);
        StudentResult result = result();
        assertThat(result.account()).isEqualTo(solving.account(student.name()));
        assertThat(result.tries()).isZero();
        assertThat(result.isDone()).isFalse();
        assertThat(result.isTried()).isFalse();
        assertThat(result.late()).isFalse();
    }

    @Test
    void theFirstAcceptedProgramCountsAndAllVerdictsAreTries() {
        assign("solved", null);
        send("2026-01-10T08:00:00Z", "WA");
        assertThat(result().isTried()).isTrue();
        send("2026-01-11T08:00:00Z", "AC");
        send("2026-01-12T08:00:00Z", "CE");
        send("2026-01-13T08:00:00Z", "AC");
        assertThat(result().tries()).isEqualTo(4);
        assertThat(result().doneAt()).contains(Instant.parse("2026-01-11T08:00:00Z"));
        assertThat(result().isTried()).isFalse();
    }

    @Test
    void atTheDueDateItIsLateAndOneInstantBeforeItIsNot() {
        assign("solved", null);
        send(DUE, "AC");
        assertThat(result().late()).isTrue();
        send(JUST_BEFORE, "AC");
        assertThat(result().late()).isFalse();
        assertThat(result().isDone()).isTrue();
    }

    @Test
    void withoutADueDateNothingIsLate() {
        assign("solved", null);
        Sql.of("update assignment set due_at = null where id = :id")
                .on(database)
                .with("id", course.latest())
                .update();
        send("2999-01-01T00:00:00Z", "AC");
        assertThat(result().isDone()).isTrue();
        assertThat(result().late()).isFalse();
    }

    @Test
    void judgeErrorsAndJudgingsThatRunOrAreShadowsCountForNothing() {
        assign("solved", null);
        send("2026-01-10T08:00:00Z", "JE");
        judge("2026-01-11T08:00:00Z", null, null, null, true);
        judge("2026-01-12T08:00:00Z", "AC", null, null, false);
        assertThat(result().tries()).isZero();
        assertThat(result().isDone()).isFalse();
    }

    @Test
    void enoughPointsMeetTheRuleOfAScoreAndOnePointLessDoesNot() {
        assign("score", 57);
        judge("2026-01-10T08:00:00Z", "WA", 56d, 100d, true);
        assertThat(result().isTried()).isTrue();
        judge("2026-01-11T08:00:00Z", "WA", 57d, 100d, true);
        assertThat(result().doneAt()).contains(Instant.parse("2026-01-11T08:00:00Z"));
    }

    @Test
    void aScoreThatBinaryFractionsRoundDownStillReachesItsPerCent() {
        assign("score", 57);
        judge("2026-01-10T08:00:00Z", "WA", 0.57, 1d, true);
        assertThat(result().isDone()).isTrue();
    }

    @Test
    void anAcceptedProgramWithoutAScoreMeetsTheRuleOfAScoreAndARefusedOneDoesNot() {
        assign("score", 1);
        send("2026-01-10T08:00:00Z", "WA");
        assertThat(result().isDone()).isFalse();
        send("2026-01-11T08:00:00Z", "AC");
        assertThat(result().isDone()).isTrue();
    }

    @Test
    void pointsDoNotMeetTheRuleOfSolved() {
        assign("solved", null);
        judge("2026-01-10T08:00:00Z", "WA", 99d, 100d, true);
        assertThat(result().isDone()).isFalse();
    }

    @Test
    void aRightAnswerByHandCountsFromItsLevelOnAndOthersAreTries() {
        assign("hand", 3);
        answer(2, "right", "2026-01-10T08:00:00Z", null);
        answer(3, "wrong", "2026-01-11T08:00:00Z", null);
        answer(3, "failed", "2026-01-12T08:00:00Z", null);
        assertThat(result().tries()).isEqualTo(2);
        assertThat(result().isTried()).isTrue();
        answer(4, "right", "2026-01-13T08:00:00Z", null);
        assertThat(result().tries()).isEqualTo(3);
        assertThat(result().doneAt()).contains(Instant.parse("2026-01-13T08:00:00Z"));
    }

    @Test
    void anAnswerByHandFromTheShownSolutionOnDoesNotMeetTheRule() {
        assign("hand", 1);
        answer(1, "right", "2026-01-10T08:00:00Z", "2026-01-10T08:00:00Z");
        assertThat(result().isDone()).isFalse();
        assertThat(result().tries()).isEqualTo(1);
        answer(1, "right", "2026-01-11T07:59:59Z", "2026-01-11T08:00:00Z");
        assertThat(result().isDone()).isTrue();
    }

    @Test
    void programsAreNoAnswersByHandAndAnswersAreNoPrograms() {
        assign("hand", 1);
        send("2026-01-10T08:00:00Z", "AC");
        assertThat(result().tries()).isZero();
        assertThat(result().isDone()).isFalse();
        TrialClass other = TrialClass.add(database, Visit.signedIn());
        course = other;
        course.join(student, "student");
        assign("solved", null);
        answer(1, "right", "2026-01-11T08:00:00Z", null);
        assertThat(result().tries()).as("the program alone").isEqualTo(1);
        assertThat(result().doneAt()).contains(Instant.parse("2026-01-10T08:00:00Z"));
    }

    @Test
    void whoLeavesIsMissingAndTeachersHaveNoLine() {
        assign("solved", null);
        send("2026-01-10T08:00:00Z", "AC");
        Visit other = Visit.signedIn();
        course.join(other, "student");
        solving.judge(other.name(), PROBLEM, "2026-01-10T08:00:00Z", "WA");
        Visit teacher = Visit.signedIn();
        course.join(teacher, "teacher");
        solving.judge(teacher.name(), PROBLEM, "2026-01-10T08:00:00Z", "AC");
        assertThat(results.ofClass(course.id()))
                .extracting(StudentResult::account)
                .containsExactlyInAnyOrder(solving.account(student.name()), solving.account(other.name()));
        course.leave(student);
        assertThat(results.ofClass(course.id()))
                .extracting(StudentResult::account)
                .containsExactly(solving.account(other.name()));
        assertThat(results.of(course.id(), solving.account(student.name()))).isEmpty();
    }

    @Test
    void whatOthersSentAndOtherProblemsDoNotCount() {
        assign("solved", null);
        solving.judge(Visit.signedIn().name(), PROBLEM, "2026-01-10T08:00:00Z", "AC");
        solving.judge(student.name(), "GMT-001", "2026-01-10T08:00:00Z", "AC");
        assertThat(result().tries()).isZero();
        assertThat(result().isDone()).isFalse();
    }

    private StudentResult result() {
        List<StudentResult> own = results.of(course.id(), solving.account(student.name()));
        assertThat(own).hasSize(1);
        assertThat(results.ofClass(course.id()))
                .as("a class has lines for what was tried alone")
                .isEqualTo(own.stream().filter(one -> one.tries() > 0).toList());
        return own.getFirst();
    }

    private long send(String time, String verdict) {
        return solving.judge(student.name(), PROBLEM, time, verdict);
    }

    /** @param verdict null for a judging that runs */
    private void judge(
            String time, @Nullable String verdict, @Nullable Double score, @Nullable Double most, boolean live) {
        Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select :account, id, 'cpp', '1', encode(sha256('1'), 'hex'), cast(:time as timestamptz)
                    from problem where display_id = :problem
                    returning id, account_id, problem_id),
                tried as (
                    insert into user_problem (account_id, problem_id, first_attempted_at)
                    select account_id, problem_id, cast(:time as timestamptz) from sent where :live and cast(:verdict as text) is not null
                    on conflict do nothing)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict,
                    score, max_score)
                select s.id, 1, :live, p.live_version_id, s.account_id, 1, now(), case when cast(:verdict as text) is not null then now() end, cast(:verdict as text),
                    cast(:score as double precision), cast(:most as double precision)
                from sent s join problem p on p.id = s.problem_id""")
                .on(database)
                .with("account", solving.account(student.name()))
                .with("time", time)
                .with("problem", PROBLEM)
                .with("live", live)
                .with("verdict", verdict)
                .with("score", score)
                .with("most", most)
                .update();
    }

    /** In a sitting of its own. */
    private void answer(int level, String outcome, String time, @Nullable String shown) {
        Sql.of("""
                with made as (
                    insert into hand_instance (package_version_id, level, seed, input, answer, made_at)
                    select p.live_version_id, :level,
                        1 + coalesce((select max(i.seed) from hand_instance i where i.package_version_id = p.live_version_id), 0),
                        cast(gen_random_uuid() as text), 'win', now()
                    from problem p where p.display_id = :problem returning id),
                sitting as (
                    insert into hand_sitting (hand_instance_id, account_id, begun_at, shown_at)
                    select id, :account, cast(:time as timestamptz), cast(:shown as timestamptz) from made returning hand_instance_id)
                insert into hand_answer (hand_instance_id, account_id, answer, answered_at, outcome, checked_at)
                select hand_instance_id, :account, 'win', cast(:time as timestamptz), :outcome, now() from sitting""")
                .on(database)
                .with("level", level)
                .with("problem", PROBLEM)
                .with("account", solving.account(student.name()))
                .with("time", time)
                .with("shown", shown)
                .with("outcome", outcome)
                .update();
    }

    private void assign(String rule, @Nullable Integer least) {
        Sql.of("""
                with made as (
                    insert into assignment (classroom_id, title, opens_at, due_at, rule, least, made_at)
                    values (:class, 'X', '2026-01-15+00', cast(:due as timestamptz), :rule, cast(:least as integer), now()) returning id)
                insert into assignment_problem select made.id, p.id, 1 from made, problem p where p.display_id = :problem""")
                .on(database)
                .with("class", course.id())
                .with("due", DUE)
                .with("rule", rule)
                .with("least", least)
                .with("problem", PROBLEM)
                .update();
    }
}
