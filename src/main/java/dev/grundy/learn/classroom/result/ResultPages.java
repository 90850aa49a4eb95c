package dev.grundy.learn.classroom.result;

import dev.grundy.learn.classroom.ClassroomAccess;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.learn.classroom.assignment.Assignment;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The results of a class: all for its teachers, their own line for students. */
@Path("/classes/{id: [1-9][0-9]{0,17}}/results")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class ResultPages {
    private static final String ALL = "all";

    private final ClassroomAccess access;
    private final ResultReading reading;
    private final ClassRankingRepository ranking;
    private final Clock clock;

    ResultPages(ClassroomAccess access, ResultReading reading, ClassRankingRepository ranking, Clock clock) {
        this.access = access;
        this.reading = reading;
        this.ranking = ranking;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "learn/classroom/result", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance results(
                Membership membership,
                List<Assignment> assignments,
                long chosen,
                ResultTable table,
                List<ClassRankingRepository.Place> ranking);
    }

    /**
     * Without a word about it: the assignment that is due next, or opened last.
     *
     * @param assignment a number, or {@code all}
     * @throws NotFoundException also for an assignment that the class has not, or that is not open
     */
    @GET
    public TemplateInstance results(@PathParam("id") long id, @QueryParam("assignment") @Nullable String assignment) {
        Membership reader = access.member(id);
        ClassResults results = reading.of(reader);
        Optional<Assignment> chosen = chosen(results, assignment);
        return Templates.results(
                reader,
                results.assignments(),
                chosen.map(Assignment::id).orElse(0L),
                chosen.map(one -> ResultTable.ofProblems(results, one))
                        .orElseGet(() -> ResultTable.ofAssignments(results)),
                ranking.of(id));
    }

    private Optional<Assignment> chosen(ClassResults results, @Nullable String assignment) {
        if (assignment == null) {
            return results.current(clock.instant());
        }
        if (assignment.equals(ALL)) {
            return Optional.empty();
        }
        return Optional.of(results.assignments().stream()
                .filter(one -> String.valueOf(one.id()).equals(assignment))
                .findFirst()
                .orElseThrow(NotFoundException::new));
    }
}
