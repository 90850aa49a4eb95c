package dev.grundy.problem.pages;

import dev.grundy.problem.catalogue.Problem;
import jakarta.enterprise.context.ApplicationScoped;

/** How a problem's game is played: the first section of its statement. Safe for use by several threads. */
@ApplicationScoped
public class StatementRules {
    private static final String HEADING = "<h2";
    private static final String HEADING_END = "</h2>";

    private final ProblemTexts texts;
    private final LivePackages packages;

    StatementRules(ProblemTexts texts, LivePackages packages) {
        this.texts = texts;
        this.packages = packages;
    }

    /**
     * That section, without its heading.
     *
     * @param language that it is written in, such as {@code en}; empty without a text
     * @param html     safe; the whole text where it has no sections
     */
    public record Section(String language, String html) {}

    /** In the language that suits the reader best. */
    public Section of(Problem problem) {
        StatementView statement = texts.statement(packages.of(problem), "/problems/" + problem.slug + "/statement");
        return new Section(statement.language(), firstSection(statement.html()));
    }

    static String firstSection(String html) {
        int heading = html.indexOf(HEADING);
        if (heading < 0) {
            return html;
        }
        String before = html.substring(0, heading).strip();
        if (!before.isEmpty()) {
            return before;
        }
        int text = html.indexOf(HEADING_END, heading) + HEADING_END.length();
        int next = html.indexOf(HEADING, text);
        return html.substring(text, next < 0 ? html.length() : next).strip();
    }
}
