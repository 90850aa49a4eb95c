package dev.grundy.problem.text;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.list.ProblemListRepository;
import dev.grundy.problem.list.ProblemStatus;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.util.HashMap;
import java.util.Map;

/** Gives every page of a problem its head. Usable only while a request is being worked on. */
@ApplicationScoped
public class ProblemHeadings {
    private final CurrentAccount current;
    private final ProblemListRepository list;
    private final Event<ReaderAtProblem> opening;

    ProblemHeadings(CurrentAccount current, ProblemListRepository list, Event<ReaderAtProblem> opening) {
        this.current = current;
        this.list = list;
        this.opening = opening;
    }

    /** As the reader sees it. */
    public ProblemHeading of(Problem problem) {
        ProblemStatus status = current.person()
                .map(person -> list.statusOf(problem.id(), person.accountId()))
                .orElse(ProblemStatus.NEW);
        return ProblemHeading.of(problem, status);
    }

    /**
     * The same at the beginning of a page with the workspace. Other facts about the page's reader are asked with it, in one statement: call this
     * after all changes of a request.
     *
     * @param statement whether the page shows the statement
     */
    public ProblemHeading ofPage(Problem problem, boolean statement) {
        return current.person()
                .map(person -> open(new ReaderAtProblem(person.accountId(), problem, statement)))
                .orElseGet(() -> ProblemHeading.of(problem, ProblemStatus.NEW));
    }

    private ProblemHeading open(ReaderAtProblem reader) {
        Problem problem = reader.problem();
        Map<String, ProblemStatus> status = new HashMap<>();
        reader.ask(list.status(problem.id(), reader.account()), status);
        opening.fire(reader);
        reader.send();
        return ProblemHeading.of(problem, status.getOrDefault(problem.slug, ProblemStatus.NEW));
    }
}
