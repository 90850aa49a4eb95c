package dev.grundy.problem.text;

import dev.grundy.problem.catalogue.Problem;
import jakarta.enterprise.context.ApplicationScoped;

/** Tells other rooms how a problem's game is played, as its statement does. Safe for use by several threads. */
@ApplicationScoped
public class StatementRules {
    private final ProblemTexts texts;
    private final LivePackages packages;

    StatementRules(ProblemTexts texts, LivePackages packages) {
        this.texts = texts;
        this.packages = packages;
    }

    /**
     * The first section of a statement.
     *
     * @param language that it is written in, such as {@code en}; empty without a text
     * @param html     safe
     */
    public record Section(String language, String html) {}

    /** In the language that suits the reader best. */
    public Section of(Problem problem) {
        StatementView statement = texts.statement(packages.of(problem), problem.slug);
        return new Section(statement.language(), statement.rules());
    }
}
