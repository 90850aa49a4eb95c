package dev.grundy.problem.discussion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Person;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the weekly mail is told of answers. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class AnsweredQuestionsTest {
    private static final Instant NOW = Instant.now();

    @Inject
    DataSource database;

    @Inject
    PostRepository posts;

    @Inject
    AnsweredQuestions answers;

    @Inject
    AccountRepository accounts;

    private Person ada;
    private Person ben;
    private PublishedProblem problem;

    @BeforeEach
    void people() {
        ada = person();
        ben = person();
        problem = publish(Tier.FREE);
    }

    @Test
    void answersOfOthersInTheLastWeekAreCountedForEachQuestion() {
        long first = ask(ada, problem, "First?");
        long second = ask(ada, problem, "Second?");
        answer(ben, first, NOW.minus(2, ChronoUnit.DAYS));
        answer(ben, first, NOW.minus(6, ChronoUnit.DAYS));
        answer(ben, second, NOW.minus(1, ChronoUnit.DAYS));
        answer(ben, second, NOW.minus(8, ChronoUnit.DAYS));

        List<AnsweredQuestion> found = answers.of(ada).ask();
        assertThat(found).extracting(AnsweredQuestion::title).containsExactly("Second?", "First?");
        assertThat(found).extracting(AnsweredQuestion::answers).containsExactly(1, 2);
        assertThat(found.getLast().address()).isEqualTo("/problems/" + problem.slug() + "/discussion/" + first);
        assertThat(answers.of(ben).ask()).as("who only answered").isEmpty();
    }

    @Test
    void onesOwnAnswersAndDeletedAndHiddenOnesDoNotCount() {
        long question = ask(ada, problem, "Why?");
        answer(ada, question, NOW);
        posts.delete(ben.accountId(), answer(ben, question, NOW), NOW);
        posts.hide(answer(ben, question, NOW), true, NOW);
        assertThat(answers.of(ada).ask()).isEmpty();
    }

    @Test
    void questionsThatAreDeletedOrHiddenDoNotCount() {
        long deleted = ask(ada, problem, "Deleted?");
        long hidden = ask(ada, problem, "Hidden?");
        answer(ben, deleted, NOW);
        answer(ben, hidden, NOW);
        posts.delete(ada.accountId(), deleted, NOW);
        posts.hide(hidden, true, NOW);
        assertThat(answers.of(ada).ask()).isEmpty();
    }

    @Test
    void problemsThatThePersonMayNotReadDoNotCount() {
        answer(ben, ask(ada, publish(Tier.PRO), "Paid?"), NOW);
        PublishedProblem withdrawn = publish(Tier.FREE);
        answer(ben, ask(ada, withdrawn, "Withdrawn?"), NOW);
        Sql.of("update problem set published = false where id = :id")
                .on(database)
                .with("id", withdrawn.id())
                .update();
        assertThat(answers.of(ada).ask()).isEmpty();
    }

    private long ask(Person person, PublishedProblem about, String title) {
        return posts.ask(person.accountId(), about.id(), new PostText(title, "text"), Optional.empty(), NOW);
    }

    private long answer(Person person, long question, Instant at) {
        long about = Sql.of("select problem_id as id from talk_post where id = :id")
                .on(database)
                .with("id", question)
                .one(row -> row.getLong("id"));
        return posts.answer(person.accountId(), about, question, new PostText("", "Because."), at)
                .orElseThrow();
    }

    private Person person() {
        long account = Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", Visit.signedIn().name())
                .one(row -> row.getLong("id"));
        return accounts.personOf(account).orElseThrow();
    }

    private PublishedProblem publish(Tier tier) {
        return PublishedProblem.addWithPage(
                database, "answered-" + UUID.randomUUID().toString().substring(0, 8), tier);
    }
}
