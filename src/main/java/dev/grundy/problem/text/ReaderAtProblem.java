package dev.grundy.problem.text;

import dev.grundy.base.database.Query;
import dev.grundy.problem.catalogue.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A signed-in reader is about to see a page of a problem. Beans that show something of the reader's own on it observe this and add
 * what they ask the database. All of that goes there as one statement. A bean that finds no answer in its map asks by itself.
 * Used by one thread.
 */
public final class ReaderAtProblem {
    private final long account;
    private final Problem problem;
    private final boolean statement;
    private final List<Question<?>> questions = new ArrayList<>();

    ReaderAtProblem(long account, Problem problem, boolean statement) {
        this.account = account;
        this.problem = problem;
        this.statement = statement;
    }

    public long account() {
        return account;
    }

    public Problem problem() {
        return problem;
    }

    /** Whether the page shows the statement, with all that stands below it; else another tab of the problem. */
    public boolean isAtStatement() {
        return statement;
    }

    /** Puts the answer under the problem's slug before the page is made. */
    public <T> void ask(Query<T> query, Map<String, T> ahead) {
        questions.add(new Question<>(query, ahead));
    }

    void send() {
        Query.Answers answers =
                Query.together(questions.stream().<Query<?>>map(Question::query).toList());
        questions.forEach(question -> question.answer(problem.slug, answers));
    }

    private record Question<T>(Query<T> query, Map<String, T> ahead) {
        void answer(String slug, Query.Answers answers) {
            ahead.put(slug, answers.to(query));
        }
    }
}
