package dev.grundy.submission.solves;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The solves of the reader that are not current. Templates ask {@code inject:solves}, so that no row of no list has to bring it. */
@RequestScoped
@Named("solves")
public class OutdatedSolves {
    private final CurrentAccount current;
    private final SolveRepository solves;
    private @Nullable List<ChangedSolve> read;

    OutdatedSolves(CurrentAccount current, SolveRepository solves) {
        this.current = current;
        this.solves = solves;
    }

    /** Refused ones first; empty for a guest. Read once for each request. */
    public List<ChangedSolve> changed() {
        List<ChangedSolve> known = read;
        if (known == null) {
            known = current.person().map(Person::accountId).map(solves::changed).orElse(List.of());
            read = known;
        }
        return known;
    }

    /** Of the problem; empty where it is not solved, or the solve is current. */
    public Optional<ChangedSolve> of(String slug) {
        return changed().stream().filter(solve -> solve.slug().equals(slug)).findFirst();
    }
}
