package dev.grundy.problem.discussion;

import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.text.ReaderAtProblem;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Named;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** How many questions a problem has; its tabs ask {@code inject:questionCounts}. */
@RequestScoped
@Named("questionCounts")
public class QuestionCounts {
    private final ProblemRepository problems;
    private final PostRepository posts;
    private final Map<String, Long> ahead = new HashMap<>();

    QuestionCounts(ProblemRepository problems, PostRepository posts) {
        this.problems = problems;
        this.posts = posts;
    }

    void ask(@Observes ReaderAtProblem reader) {
        reader.ask(posts.count(reader.problem().id()), ahead);
    }

    /** 0 for what is no problem. */
    public long of(String slug) {
        return Optional.ofNullable(ahead.get(slug))
                .orElseGet(() -> problems.bySlug(slug)
                        .map(problem -> posts.count(problem.id()).ask())
                        .orElse(0L));
    }
}
