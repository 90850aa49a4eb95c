package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import org.jspecify.annotations.Nullable;

/**
 * Whether one of the package's wrong programs that say their idea explains a wrong answer.
 *
 * @param outcome told, or none: no idea explains the answers, or several do. All else is null then.
 * @param tests   that both answer wrongly, with the same words
 * @param idea    the behaviour of that program, in words that follow "like one that"; in {@code ideaGerman}, "wie eines, das"
 * @param anchor  the id of the heading of the editorial that explains it; null where none does
 */
@JsonNaming(SnakeCaseStrategy.class)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record IdeaFinding(
        String outcome,
        @Nullable Integer tests,
        @Nullable String idea,
        @Nullable String ideaGerman,
        @Nullable String anchor) {
    public static final IdeaFinding NONE = new IdeaFinding("none", null, null, null, null);

    /** The program answers like exactly one that says its idea. */
    public static IdeaFinding told(int tests, String idea, String ideaGerman, @Nullable String anchor) {
        return new IdeaFinding("told", tests, idea, ideaGerman, anchor);
    }
}
