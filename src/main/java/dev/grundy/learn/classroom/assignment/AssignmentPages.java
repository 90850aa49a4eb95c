package dev.grundy.learn.classroom.assignment;

import dev.grundy.base.kernel.Tier;
import dev.grundy.learn.classroom.ClassroomAccess;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import dev.grundy.learn.classroom.assignment.Assignments.Written;
import dev.grundy.people.account.TimeZones;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** An assignment of a class, and the forms by which its teachers make, change and delete it. */
@Path("/classes/{id: [1-9][0-9]{0,17}}/assignments")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class AssignmentPages {
    private static final String ONE = "/{assignment: [1-9][0-9]{0,17}}";

    private final ClassroomAccess access;
    private final AssignmentRepository repository;
    private final StudentResultRepository results;
    private final Assignments assignments;
    private final AssignmentCheck check;
    private final ProblemChoice choice;
    private final ProblemAccess problems;
    private final Flash flash;
    private final Clock clock;

    AssignmentPages(
            ClassroomAccess access,
            AssignmentRepository repository,
            StudentResultRepository results,
            Assignments assignments,
            AssignmentCheck check,
            ProblemChoice choice,
            ProblemAccess problems,
            Flash flash,
            Clock clock) {
        this.access = access;
        this.repository = repository;
        this.results = results;
        this.assignments = assignments;
        this.check = check;
        this.choice = choice;
        this.problems = problems;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "learn/classroom/assignment", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance assignment(
                Membership membership,
                AssignmentLine line,
                List<AssignmentProblem> problems,
                boolean open,
                boolean past);

        static native TemplateInstance assignmentForm(
                Membership membership,
                Optional<Assignment> assignment,
                AssignmentForm typed,
                FormErrors errors,
                ProblemChoice.Offer offer,
                String zone);
    }

    @GET
    @Path("/new")
    public Response form(@PathParam("id") long id) {
        Membership teacher = access.teacher(id);
        return teacher.classroom().isArchived()
                ? refused(teacher.classroom().address())
                : Response.ok(form(teacher, Optional.empty(), new AssignmentForm(), FormErrors.none()))
                        .build();
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response add(@PathParam("id") long id, @BeanParam AssignmentForm typed) {
        Membership teacher = access.teacher(id);
        AssignmentCheck.Checked checked = check.check(typed, teacher.account(), teacher.classroom(), Optional.empty());
        if (checked.plan().isEmpty()) {
            return FormErrors.answer(form(teacher, Optional.empty(), typed, checked.errors()));
        }
        Written written = assignments.add(id, checked.plan().get());
        if (written.id().isEmpty()) {
            return FormErrors.answer(form(teacher, Optional.empty(), typed, written.errors()));
        }
        flash.success("assignment-made");
        return to(Assignment.address(id, written.id().get()));
    }

    @GET
    @Path(ONE)
    public TemplateInstance one(@PathParam("id") long id, @PathParam("assignment") long number) {
        Membership member = access.member(id);
        Assignment assignment = find(member, number);
        Map<Long, ResultState> states = results.of(id, member.account()).stream()
                .filter(result -> result.assignment() == number)
                .collect(Collectors.toMap(StudentResult::problem, ResultState::of));
        Map<Long, Tier> tiers = repository.tiers(number);
        List<Tier> readable = problems.readableTiers();
        List<AssignmentProblem> lines = assignment.problems().stream()
                .map(problem -> new AssignmentProblem(
                        problem,
                        Optional.ofNullable(states.get(problem.id())),
                        address(assignment, problem),
                        Optional.ofNullable(tiers.get(problem.id())).filter(tier -> !readable.contains(tier))))
                .toList();
        return Templates.assignment(
                member,
                new AssignmentLine(assignment, member.classroom().zone(), List.copyOf(states.values())),
                lines,
                assignment.isOpen(clock.instant()),
                assignment.isPast(clock.instant()));
    }

    @GET
    @Path(ONE + "/edit")
    public Response form(@PathParam("id") long id, @PathParam("assignment") long number) {
        Membership teacher = access.teacher(id);
        Assignment assignment = find(teacher, number);
        if (teacher.classroom().isArchived()) {
            return refused(assignment.address());
        }
        AssignmentForm typed = AssignmentForm.of(assignment, teacher.classroom().zone());
        return Response.ok(form(teacher, Optional.of(assignment), typed, FormErrors.none()))
                .build();
    }

    /** Changes an assignment unless it was changed since the form was opened: then the typed fields are shown beside the present ones. */
    @POST
    @Path(ONE)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response change(
            @PathParam("id") long id, @PathParam("assignment") long number, @BeanParam AssignmentForm typed) {
        Membership teacher = access.teacher(id);
        Assignment assignment = find(teacher, number);
        AssignmentCheck.Checked checked =
                check.check(typed, teacher.account(), teacher.classroom(), Optional.of(assignment));
        if (checked.plan().isEmpty()) {
            return FormErrors.answer(form(teacher, Optional.of(assignment), typed, checked.errors()));
        }
        Written written =
                assignments.change(id, number, typed.seen, checked.plan().get());
        if (written.id().isEmpty()) {
            Assignment now = find(teacher, number);
            typed.seen = now.revision();
            return FormErrors.answer(form(teacher, Optional.of(now), typed, written.errors()));
        }
        flash.success("assignment-changed");
        return to(assignment.address());
    }

    @POST
    @Path(ONE + "/delete")
    public Response delete(@PathParam("id") long id, @PathParam("assignment") long number) {
        Membership teacher = access.teacher(id);
        Assignment assignment = find(teacher, number);
        if (!assignments.delete(id, number)) {
            return refused(assignment.address());
        }
        flash.success("assignment-deleted");
        return to(teacher.classroom().address());
    }

    /** To students one that is not open yet does not exist. */
    private Assignment find(Membership member, long number) {
        return repository
                .find(member.classroom().id(), number)
                .filter(found -> member.isTeacher() || found.isOpen(clock.instant()))
                .orElseThrow(NotFoundException::new);
    }

    private TemplateInstance form(
            Membership teacher, Optional<Assignment> assignment, AssignmentForm typed, FormErrors errors) {
        return Templates.assignmentForm(
                teacher,
                assignment,
                typed,
                errors,
                choice.offer(teacher.account()),
                TimeZones.nameOf(teacher.classroom().zone()));
    }

    private static String address(Assignment assignment, AssignedProblem problem) {
        String page = "/problems/" + problem.slug();
        return assignment.rule() == AssignmentRule.HAND ? page + "/by-hand" : page;
    }

    private Response refused(String address) {
        flash.notice("assignment-archived");
        return to(address);
    }

    private static Response to(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
