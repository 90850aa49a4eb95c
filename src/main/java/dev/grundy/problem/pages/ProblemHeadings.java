package dev.grundy.problem.pages;

import dev.grundy.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import jakarta.enterprise.context.ApplicationScoped;

/** The heads of a problem's pages, for whoever asks. Safe for use by several threads, while a request is being worked on. */
@ApplicationScoped
public class ProblemHeadings {
    private final ProblemListRepository list;
    private final CurrentAccount current;

    ProblemHeadings(ProblemListRepository list, CurrentAccount current) {
        this.list = list;
        this.current = current;
    }

    public ProblemHeading of(Problem problem) {
        ProblemStatus status = current.person()
                .map(person -> list.statusOf(problem.id(), person.accountId()))
                .orElse(ProblemStatus.NEW);
        return ProblemHeading.of(problem, status);
    }
}
