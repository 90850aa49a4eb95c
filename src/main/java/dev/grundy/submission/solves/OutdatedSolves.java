package dev.grundy.submission.solves;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.text.ReaderAtProblem;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Named;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The solves of the reader that are not current. Templates ask {@code inject:solves}, so that no row of no list has to bring it. */
@RequestScoped
@Named("solves")
public class OutdatedSolves {
    private final CurrentAccount current;
    private final SolveRepository solves;
    private @Nullable List<ChangedSolve> read;
    private final Map<String, Optional<ChangedSolve>> ahead = new HashMap<>();

    OutdatedSolves(CurrentAccount current, SolveRepository solves) {
        this.current = current;
        this.solves = solves;
    }

    void ask(@Observes ReaderAtProblem reader) {
        if (reader.isAtStatement()) {
            reader.ask(solves.changed(reader.account(), reader.problem().id()), ahead);
        }
    }

    /** Refused ones first; empty for a guest. Read once for each request. */
    public List<ChangedSolve> changed() {
        List<ChangedSolve> known = read;
        if (known == null) {
            known = current.person()
                    .map(Person::accountId)
                    .map(account -> solves.changed(account).ask())
                    .orElse(List.of());
            read = known;
        }
        return known;
    }

    /** Of the problem; empty where it is not solved, or the solve is current. */
    public Optional<ChangedSolve> of(String slug) {
        Optional<ChangedSolve> known = ahead.get(slug);
        return known != null
                ? known
                : changed().stream().filter(solve -> solve.slug().equals(slug)).findFirst();
    }
}
