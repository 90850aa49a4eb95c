package dev.grundy.learn.classroom.result;

import dev.grundy.learn.classroom.ClassroomAccess;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import dev.grundy.learn.classroom.result.ResultReading.Given;
import dev.grundy.submission.verdict.SubmissionId;
import dev.grundy.submission.verdict.SubmissionRepository;
import dev.grundy.submission.verdict.SubmissionSummary;
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
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The work of a student on a problem of an assignment: for teachers of the class, and for the student. */
@Path("/classes/{id: [1-9][0-9]{0,17}}/results")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class StudentWorkPages {
    private static final int PER_PAGE = 30;

    private final ClassroomAccess access;
    private final ResultReading reading;
    private final SubmissionRepository submissions;
    private final AnsweredByHandRepository answers;

    StudentWorkPages(
            ClassroomAccess access,
            ResultReading reading,
            SubmissionRepository submissions,
            AnsweredByHandRepository answers) {
        this.access = access;
        this.reading = reading;
        this.submissions = submissions;
        this.answers = answers;
    }

    @CheckedTemplate(basePath = "learn/classroom/result", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance work(Membership membership, Work work);
    }

    /**
     * One page of a student's work.
     *
     * @param lines   the latest first
     * @param answers by hand, where an assignment asks for those; none on later pages
     * @param first   address of the first page; null on that
     * @param next    address of the next page; null on the last
     */
    record Work(
            Student student,
            AssignedProblem problem,
            List<SubmissionSummary> lines,
            List<AnsweredByHand> answers,
            @Nullable String first,
            @Nullable String next) {
        public boolean isEmpty() {
            return lines.isEmpty() && answers.isEmpty();
        }
    }

    /** @throws NotFoundException where the reader may not see that student, and where no open assignment has the problem */
    @GET
    @Path("/{account: [1-9][0-9]{0,17}}/{slug}")
    public TemplateInstance work(
            @PathParam("id") long id,
            @PathParam("account") long account,
            @PathParam("slug") String slug,
            @QueryParam("before") @Nullable String before) {
        Membership reader = access.member(id);
        Student student = reading.student(reader, account).orElseThrow(NotFoundException::new);
        Given given = reading.problem(reader, slug).orElseThrow(NotFoundException::new);
        Optional<Long> start = Optional.ofNullable(before).flatMap(SubmissionId::parse);
        List<SubmissionSummary> found = submissions.page(account, slug, start.orElse(Long.MAX_VALUE), PER_PAGE + 1);
        List<SubmissionSummary> shown = found.stream().limit(PER_PAGE).toList();
        String here = reader.classroom().address() + "/results/" + account + "/" + slug;
        return Templates.work(
                reader,
                new Work(
                        student,
                        given.problem(),
                        shown,
                        start.isEmpty() && given.byHand() ? answers.of(account, slug) : List.of(),
                        start.isPresent() ? here : null,
                        found.size() > PER_PAGE
                                ? here + "?before=" + shown.getLast().id()
                                : null));
    }
}
