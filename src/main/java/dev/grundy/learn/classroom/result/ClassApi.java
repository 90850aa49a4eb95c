package dev.grundy.learn.classroom.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.grundy.learn.classroom.Classroom;
import dev.grundy.learn.classroom.ClassroomAccess;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.learn.classroom.MembershipRepository;
import dev.grundy.learn.classroom.assignment.Assignment;
import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import dev.grundy.learn.classroom.assignment.ResultState;
import dev.grundy.learn.classroom.assignment.StudentResult;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.TimeZones;
import dev.grundy.people.api.RequiresScope;
import dev.grundy.people.api.token.Scope;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Classes for programs: those of the token's owner, with the results that teachers see. */
@Path("/api/v1/classes")
@Authenticated
@RequiresScope(Scope.READ_PROGRESS)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Classes")
class ClassApi {
    private final CurrentAccount current;
    private final ClassroomAccess access;
    private final MembershipRepository memberships;
    private final StudentRepository people;
    private final ResultReading reading;

    ClassApi(
            CurrentAccount current,
            ClassroomAccess access,
            MembershipRepository memberships,
            StudentRepository people,
            ResultReading reading) {
        this.current = current;
        this.access = access;
        this.memberships = memberships;
        this.people = people;
        this.reading = reading;
    }

    /**
     * A class.
     *
     * @param role     of the token's owner: teacher or student
     * @param timeZone in which its due dates are said
     */
    @JsonNaming(SnakeCaseStrategy.class)
    public record OwnClass(long id, String name, String role, String timeZone, boolean archived) {
        static OwnClass of(Membership membership) {
            Classroom classroom = membership.classroom();
            return new OwnClass(
                    classroom.id(),
                    classroom.name(),
                    membership.role().code(),
                    TimeZones.nameOf(classroom.zone()),
                    classroom.isArchived());
        }
    }

    /** @param role teacher or student */
    @JsonNaming(SnakeCaseStrategy.class)
    public record ClassMember(String name, String role, Instant joinedAt) {}

    /** A line for each student, assignment and problem. */
    public record ClassProgress(List<GivenAssignment> assignments, List<ProblemResult> results) {}

    /** @param problems display ids, in their order */
    @JsonNaming(SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record GivenAssignment(
            long id,
            String title,
            Instant opensAt,
            @Nullable Instant dueAt,
            List<String> problems) {
        static GivenAssignment of(Assignment assignment) {
            return new GivenAssignment(
                    assignment.id(),
                    assignment.title(),
                    assignment.opensAt(),
                    assignment.dueAt().orElse(null),
                    assignment.problems().stream()
                            .map(AssignedProblem::displayId)
                            .toList());
        }
    }

    /** @param state done, late, tried or new */
    @JsonNaming(SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ProblemResult(
            String student,
            long assignment,
            String problem,
            String state,
            long tries,
            @Nullable Instant doneAt) {}

    @GET
    @Operation(summary = "Your classes", description = "Those that you teach and those in which you learn.")
    public List<OwnClass> own() {
        return memberships.of(current.required().accountId()).stream()
                .map(OwnClass::of)
                .toList();
    }

    @GET
    @Path("/{id}/members")
    @Operation(summary = "Members of a class", description = "For its teachers; not-found for everybody else.")
    public List<ClassMember> members(@PathParam("id") String id) {
        return people.members(taught(id).classroom().id());
    }

    @GET
    @Path("/{id}/results")
    @Operation(
            summary = "Results of a class",
            description =
                    "How far each student is with each problem of the open assignments. For its teachers; not-found for everybody else.")
    public ClassProgress results(@PathParam("id") String id) {
        ClassResults results = reading.of(taught(id));
        return new ClassProgress(
                results.assignments().stream().map(GivenAssignment::of).toList(),
                results.assignments().stream()
                        .flatMap(assignment -> assignment.problems().stream()
                                .flatMap(problem -> results.students().stream()
                                        .map(student -> line(results, student, assignment, problem))))
                        .toList());
    }

    /** @throws NotFoundException also for a text that is no number of a class */
    private Membership taught(String id) {
        if (!id.matches("[1-9][0-9]{0,17}")) {
            throw new NotFoundException();
        }
        return access.teacher(Long.parseLong(id));
    }

    private static ProblemResult line(
            ClassResults results, Student student, Assignment assignment, AssignedProblem problem) {
        StudentResult result = results.of(student, assignment, problem.id());
        return new ProblemResult(
                student.name(),
                assignment.id(),
                problem.displayId(),
                ResultState.of(result).code(),
                result.tries(),
                result.doneAt().orElse(null));
    }
}
