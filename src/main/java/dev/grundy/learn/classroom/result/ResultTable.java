package dev.grundy.learn.classroom.result;

import dev.grundy.learn.classroom.assignment.Assignment;
import dev.grundy.learn.classroom.assignment.ResultState;
import dev.grundy.learn.classroom.assignment.StudentResult;
import dev.grundy.web.frame.Texts;
import java.util.List;

/**
 * The results of a class: a line for each student, with a cell for each column.
 *
 * @param columns assignments, or the problems of one
 */
record ResultTable(List<Column> columns, List<Line> lines) {
    /** The title of a column, and the address of its details. */
    record Column(String title, String address) {}

    /** A student, and a cell for each column. */
    record Line(Student student, List<Cell> cells) {}

    /** @param address where there is more about it */
    record Cell(ResultState state, String text, String address) {
        /** The shape that says the same as the text; empty for a problem not yet tried. */
        public String icon() {
            return switch (state) {
                case DONE -> "accepted";
                case LATE -> "limit";
                case TRIED -> "wrong";
                case NEW -> "";
            };
        }
    }

    /** With a column for each assignment. */
    static ResultTable ofAssignments(ClassResults results) {
        return new ResultTable(
                results.assignments().stream()
                        .map(one -> new Column(one.title(), table(results, one)))
                        .toList(),
                results.students().stream()
                        .map(student -> new Line(
                                student,
                                results.assignments().stream()
                                        .map(one -> summary(results, student, one))
                                        .toList()))
                        .toList());
    }

    /** With a column for each problem of an assignment. */
    static ResultTable ofProblems(ClassResults results, Assignment assignment) {
        return new ResultTable(
                assignment.problems().stream()
                        .map(problem -> new Column(
                                problem.displayId() + " " + problem.title(),
                                results.reader().isTeacher()
                                        ? address(results) + "/problems/" + problem.slug()
                                        : "/problems/" + problem.slug()))
                        .toList(),
                results.students().stream()
                        .map(student -> new Line(
                                student,
                                assignment.problems().stream()
                                        .map(problem -> cell(
                                                results.of(student, assignment, problem.id()),
                                                address(results) + "/" + student.account() + "/" + problem.slug()))
                                        .toList()))
                        .toList());
    }

    private static Cell summary(ClassResults results, Student student, Assignment assignment) {
        List<ResultState> states = assignment.problems().stream()
                .map(problem -> ResultState.of(results.of(student, assignment, problem.id())))
                .toList();
        long late = count(states, ResultState.LATE);
        long done = count(states, ResultState.DONE) + late;
        String text = Texts.of("results-done-of", done, states.size())
                + (late > 0 ? ", " + Texts.of("results-late", late) : "");
        return new Cell(whole(states, done, late), text, table(results, assignment));
    }

    private static ResultState whole(List<ResultState> states, long done, long late) {
        if (done == states.size() && done > 0) {
            return late > 0 ? ResultState.LATE : ResultState.DONE;
        }
        return count(states, ResultState.NEW) == states.size() ? ResultState.NEW : ResultState.TRIED;
    }

    private static long count(List<ResultState> states, ResultState state) {
        return states.stream().filter(one -> one == state).count();
    }

    private static Cell cell(StudentResult result, String address) {
        ResultState state = ResultState.of(result);
        String tries = result.tries() > 0 ? ", " + Texts.of("results-tries", result.tries()) : "";
        return new Cell(state, state.label() + tries, address);
    }

    private static String table(ClassResults results, Assignment assignment) {
        return address(results) + "?assignment=" + assignment.id();
    }

    private static String address(ClassResults results) {
        return results.reader().classroom().address() + "/results";
    }
}
