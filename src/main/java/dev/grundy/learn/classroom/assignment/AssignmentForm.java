package dev.grundy.learn.classroom.assignment;

import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The form of an assignment as it was typed. */
class AssignmentForm {
    @FormParam("title")
    @DefaultValue("")
    public String title = "";

    @FormParam("opens")
    @DefaultValue("")
    public String opens = "";

    @FormParam("due")
    @DefaultValue("")
    public String due = "";

    @FormParam("rule")
    @DefaultValue("")
    public String rule = AssignmentRule.SOLVED.code();

    @FormParam("percent")
    @DefaultValue("")
    public String percent = "50";

    @FormParam("level")
    @DefaultValue("")
    public String level = "1";

    @FormParam("problems")
    @DefaultValue("")
    public String problems = "";

    @FormParam("path")
    @DefaultValue("")
    public String path = "";

    @FormParam("collection")
    @DefaultValue("")
    public String collection = "";

    /** The {@link Assignment#revision} that is changed; empty for a new one. */
    @FormParam("seen")
    @DefaultValue("")
    public String seen = "";

    /** As the assignment is. */
    static AssignmentForm of(Assignment assignment, ZoneId zone) {
        AssignmentForm form = new AssignmentForm();
        form.title = assignment.title();
        form.opens = new ClassTime(assignment.opensAt(), zone).typed();
        form.due =
                assignment.dueAt().map(due -> new ClassTime(due, zone).typed()).orElse("");
        form.rule = assignment.rule().code();
        if (assignment.rule() == AssignmentRule.SCORE) {
            form.percent = String.valueOf(assignment.least());
        }
        if (assignment.rule() == AssignmentRule.HAND) {
            form.level = String.valueOf(assignment.least());
        }
        form.problems =
                assignment.problems().stream().map(AssignedProblem::displayId).collect(Collectors.joining("\n"));
        form.seen = assignment.revision();
        return form;
    }

    public AssignmentRule[] rules() {
        return AssignmentRule.values();
    }

    public int longestTitle() {
        return Assignment.LONGEST_TITLE;
    }

    /** The names of problems that were typed, each once, in their order. */
    List<String> names() {
        return Arrays.stream(problems.split("[,;\\s]+"))
                .filter(name -> !name.isEmpty())
                .distinct()
                .toList();
    }
}
