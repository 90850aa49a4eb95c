package dev.grundy.problem.text;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ForbiddenException;
import jakarta.ws.rs.NotFoundException;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;

/** Answers which problem an address means and whether the reader may read it. Everything shown goes through here. */
@ApplicationScoped
public class ProblemAccess {
    private final ProblemRepository problems;
    private final CurrentAccount current;
    private final Entitlements entitlements;
    private final Clock clock;

    ProblemAccess(ProblemRepository problems, CurrentAccount current, Entitlements entitlements, Clock clock) {
        this.problems = problems;
        this.current = current;
        this.entitlements = entitlements;
        this.clock = clock;
    }

    /** @throws NotFoundException when no published problem has that slug */
    public Problem bySlug(String slug) {
        return problems.bySlug(slug).orElseThrow(NotFoundException::new);
    }

    /** @throws NotFoundException when no published problem has that slug or display id */
    public Problem bySlugOrDisplayId(String name) {
        return problems.bySlugOrDisplayId(name).orElseThrow(NotFoundException::new);
    }

    /** @throws ForbiddenException when the reader has not the tier */
    public Problem readableBySlug(String slug) {
        Problem problem = bySlug(slug);
        if (!mayRead(problem)) {
            throw new ForbiddenException();
        }
        return problem;
    }

    /** Whether the reader has the tier. */
    public boolean mayRead(Problem problem) {
        return mayRead(tierOf(problem));
    }

    /** Whether the person's tier is enough for the problem; an admin's always is. */
    public boolean mayRead(Person person, Problem problem) {
        return mayRead(person, tierOf(problem));
    }

    /** The lowest that opens the problem. */
    public Tier tierOf(Problem problem) {
        return Tier.ofCode(problem.tier).orElseThrow();
    }

    /** Whether the reader has the tier of the problem under such a head. */
    public boolean mayRead(ProblemHeading problem) {
        return mayRead(problem.tier());
    }

    private boolean mayRead(Tier required) {
        return Tier.FREE.includes(required)
                || current.person().filter(person -> mayRead(person, required)).isPresent();
    }

    /** The tiers whose problems the reader may read. */
    public List<Tier> readableTiers() {
        return Stream.of(Tier.values()).filter(this::mayRead).toList();
    }

    /** Whether the person's tier is enough for problems of that one; an admin's always is. */
    public boolean mayRead(Person person, Tier required) {
        return person.isAdmin() || entitlements.allow(person.accountId(), required, clock.instant());
    }
}
