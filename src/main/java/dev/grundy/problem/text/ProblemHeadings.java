package dev.grundy.problem.text;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.list.ProblemListRepository;
import dev.grundy.problem.list.ProblemStatus;
import jakarta.enterprise.context.ApplicationScoped;

/** Gives every page of a problem its head. Usable only while a request is being worked on. */
@ApplicationScoped
public class ProblemHeadings {
    private final CurrentAccount current;
    private final ProblemListRepository list;

    ProblemHeadings(CurrentAccount current, ProblemListRepository list) {
        this.current = current;
        this.list = list;
    }

    /** As the reader sees it. */
    public ProblemHeading of(Problem problem) {
        ProblemStatus status = current.person()
                .map(person -> list.statusOf(problem.id(), person.accountId()))
                .orElse(ProblemStatus.NEW);
        return ProblemHeading.of(problem, status);
    }
}
