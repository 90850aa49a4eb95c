package dev.grundy.problem.pages;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.grundy.format.pack.Difficulty;
import dev.grundy.problem.list.ProblemRow;
import dev.grundy.problem.text.ProblemHeading;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A problem as programs see it: the facts that everybody may know, and for its permitted readers the statement. Unknown values are left out.
 *
 * @param difficulty Easy, Medium or Hard; left out where the package says nothing of it
 * @param tier       free, basic or pro: the lowest that may read and submit
 * @param readable   whether the reader may read the statement and submit
 * @param status     new, attempted, assisted or solved; told to the scope progress:read alone
 * @param tried      people who sent a program; those who solved it among them
 * @param languages  identifiers of those it may be solved in; left out where all are allowed, and in lists
 * @param statement  left out in lists, and for people who may not read it
 */
@JsonNaming(SnakeCaseStrategy.class)
@JsonInclude(JsonInclude.Include.NON_NULL)
record ApiProblem(
        String displayId,
        String slug,
        String title,
        String summary,
        @Nullable String difficulty,
        List<String> topics,
        String tier,
        boolean readable,
        @Nullable String status,
        @Nullable Long tried,
        @Nullable Long solved,
        @Nullable List<String> languages,
        @Nullable Statement statement) {

    /**
     * The task of a problem.
     *
     * @param language   that it is written in, such as en
     * @param html       safe HTML; formulas are MathML
     * @param cpuTimeS   limit of one run; left out while it is not calibrated
     * @param memoryBytes limit of one run
     */
    @JsonNaming(SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Statement(String language, String html, @Nullable Double cpuTimeS, long memoryBytes, List<Sample> samples) {}

    /** A test that the statement shows; its texts as solvers are shown them. */
    record Sample(String name, String input, String output) {}

    static ApiProblem of(ProblemRow row, boolean readable, boolean showsStatus) {
        return new ApiProblem(
                row.displayId(),
                row.slug(),
                row.title(),
                row.summary(),
                row.difficulty().map(Difficulty::label).orElse(null),
                row.topics(),
                row.tier().code(),
                readable,
                showsStatus ? row.status().code() : null,
                row.solvers().tried(),
                row.solvers().solved(),
                null,
                null);
    }

    static ApiProblem of(ProblemHeading problem, boolean showsStatus, @Nullable Statement statement) {
        return new ApiProblem(
                problem.displayId(),
                problem.slug(),
                problem.title(),
                problem.summary(),
                problem.difficulty().map(Difficulty::label).orElse(null),
                problem.topics(),
                problem.tier().code(),
                statement != null,
                showsStatus ? problem.status().code() : null,
                null,
                null,
                problem.languages().isEmpty() ? null : problem.languages(),
                statement);
    }
}
