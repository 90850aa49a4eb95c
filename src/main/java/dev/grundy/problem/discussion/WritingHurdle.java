package dev.grundy.problem.discussion;

import dev.grundy.people.account.CurrentAccount;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;

/** The obstacle that keeps the reader from writing under problems; templates ask {@code inject:writingHurdle} before they show a form. */
@RequestScoped
@Named("writingHurdle")
public class WritingHurdle {
    private final CurrentAccount current;
    private final Posts posts;

    WritingHurdle(CurrentAccount current, Posts posts) {
        this.current = current;
        this.posts = posts;
    }

    /** Why they may not yet, and what helps; empty for a person who may write. */
    public String getText() {
        return current.person().flatMap(posts::hurdle).orElse("");
    }
}
