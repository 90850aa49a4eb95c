package dev.grundy.learn.classroom.assignment;

import dev.grundy.learn.classroom.ClassroomAccess;
import dev.grundy.learn.classroom.Membership;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The first page of a class: its assignments. */
@Path("/classes/{id: [1-9][0-9]{0,17}}")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class AssignmentListPages {
    private final ClassroomAccess access;
    private final AssignmentRepository assignments;
    private final StudentResultRepository results;
    private final Clock clock;

    AssignmentListPages(
            ClassroomAccess access, AssignmentRepository assignments, StudentResultRepository results, Clock clock) {
        this.access = access;
        this.assignments = assignments;
        this.results = results;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "learn/classroom/assignment", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance assignments(Membership membership, AssignmentLists lists);
    }

    @GET
    public TemplateInstance list(@PathParam("id") long id) {
        Membership member = access.member(id);
        Map<Long, List<ResultState>> states = results.of(id, member.account()).stream()
                .collect(Collectors.groupingBy(
                        StudentResult::assignment, Collectors.mapping(ResultState::of, Collectors.toList())));
        List<AssignmentLine> lines = assignments.of(id).stream()
                .map(one ->
                        new AssignmentLine(one, member.classroom().zone(), states.getOrDefault(one.id(), List.of())))
                .toList();
        return Templates.assignments(member, AssignmentLists.of(lines, member.isTeacher(), clock.instant()));
    }
}
