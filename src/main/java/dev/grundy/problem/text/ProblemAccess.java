package dev.grundy.problem.text;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.ReaderTier;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ForbiddenException;
import jakarta.ws.rs.NotFoundException;
import java.time.Clock;
import java.util.List;

/** Answers which problem an address means and whether the reader may read it. Everything shown goes through here. */
@ApplicationScoped
public class ProblemAccess {
    private final ProblemRepository problems;
    private final ReaderTier reader;
    private final Entitlements entitlements;
    private final Clock clock;

    ProblemAccess(ProblemRepository problems, ReaderTier reader, Entitlements entitlements, Clock clock) {
        this.problems = problems;
        this.reader = reader;
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
        return reader.has(problem.lowestTier());
    }

    /** Whether the reader has the tier of the problem under such a head. */
    public boolean mayRead(ProblemHeading problem) {
        return reader.has(problem.tier());
    }

    /** The tiers whose problems the reader may read. */
    public List<Tier> readableTiers() {
        return reader.getTiers();
    }

    /** Whether the person, who need not be the reader, may read problems of that tier. */
    public boolean mayRead(Person person, Tier required) {
        return person.mayUse(required, tier -> entitlements.allow(person.accountId(), tier, clock.instant()));
    }
}
