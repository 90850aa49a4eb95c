package dev.grundy.learn.classroom.result;

import dev.grundy.learn.classroom.ClassroomAccess;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** The most frequent mistakes of a class's students at a problem of an assignment, for its teachers. */
@Path("/classes/{id: [1-9][0-9]{0,17}}/results")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class MistakePages {
    private final ClassroomAccess access;
    private final ResultReading reading;
    private final MistakeRepository mistakes;

    MistakePages(ClassroomAccess access, ResultReading reading, MistakeRepository mistakes) {
        this.access = access;
        this.reading = reading;
        this.mistakes = mistakes;
    }

    @CheckedTemplate(basePath = "learn/classroom/result", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance mistakes(
                Membership membership,
                AssignedProblem problem,
                List<MistakeRepository.VerdictCount> verdicts,
                List<MistakeRepository.FailedTest> tests,
                List<Idea> ideas);
    }

    /** A mistaken idea in the reader's language. */
    record Idea(String inWords, long students) {
        static Idea of(MistakeRepository.MistakenIdea idea) {
            boolean german = ReaderLanguage.now() == PageLanguage.GERMAN;
            return new Idea(german ? idea.german() : idea.english(), idea.students());
        }
    }

    /** @throws NotFoundException for everybody but teachers, and where no open assignment has the problem */
    @GET
    @Path("/problems/{slug}")
    public TemplateInstance mistakes(@PathParam("id") long id, @PathParam("slug") String slug) {
        Membership teacher = access.teacher(id);
        AssignedProblem problem = reading.problem(teacher, slug)
                .orElseThrow(NotFoundException::new)
                .problem();
        return Templates.mistakes(
                teacher,
                problem,
                mistakes.verdicts(id, problem.id()),
                mistakes.tests(id, problem.id()),
                mistakes.ideas(id, problem.id()).stream().map(Idea::of).toList());
    }
}
