package dev.grundy.learn.graph;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.LivePackages;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The instances of a problem that can be played; a missing one is made by a node when somebody asks for it. Thread-safe. */
@ApplicationScoped
public class Instances {
    /** Of everybody: a person who looks at many at once waits until these are made. */
    private static final int MOST_PENDING = 60;
    /** Inputs of one person. */
    private static final int MOST_PENDING_OWN = 3;

    private final LivePackages packages;
    private final GameGraphRepository graphs;
    private final CurrentAccount current;
    private final Clock clock;

    Instances(LivePackages packages, GameGraphRepository graphs, CurrentAccount current, Clock clock) {
        this.packages = packages;
        this.graphs = graphs;
        this.current = current;
        this.clock = clock;
    }

    /** An instance to choose, and how far it is; nothing of it where it waits for others to be made. */
    public record Choice(InstanceName name, Optional<GameGraph> graph) {}

    /** The samples, and the first instance of each level. All that are not there are made from now on. */
    public List<Choice> choices(Problem problem) {
        ProblemPackage pack = packages.of(problem);
        Map<String, GameGraph> known = graphs.all(problem.liveVersion()).stream()
                .collect(Collectors.toMap(GameGraph::name, Function.identity()));
        return UsualInstance.of(pack).stream()
                .map(usual -> new Choice(
                        usual.name(),
                        Optional.ofNullable(known.get(usual.name().text()))
                                .or(() -> make(problem, usual.name(), usual.input()))))
                .toList();
    }

    /** The instance, made from now on if it is not there; empty if the problem has none of that name. */
    public Optional<Choice> find(Problem problem, InstanceName name) {
        if (!exists(packages.of(problem), name)) {
            return Optional.empty();
        }
        if (name instanceof InstanceName.Own) {
            return graphs.find(problem.liveVersion(), name)
                    .or(() -> takenOver(problem, name))
                    .map(graph -> new Choice(name, Optional.of(graph)));
        }
        Optional<GameGraph> known = graphs.find(problem.liveVersion(), name);
        known.filter(GameGraph::isPreparing).ifPresent(graph -> graphs.bringForward(graph.id()));
        return Optional.of(new Choice(name, known.or(() -> make(problem, name))));
    }

    /**
     * An input of somebody's own, made from now on if it is not there; empty where that person, or everybody, waits for too much already.
     *
     * @param input at most {@link PlayLimits#INPUT_BYTES}
     */
    public Optional<Choice> own(Problem problem, String input, long account) {
        InstanceName name = InstanceName.Own.of(input);
        ContentHash content = content(problem, name, Optional.of(input));
        Optional<GameGraph> known =
                graphs.find(problem.liveVersion(), name).or(() -> takenOver(problem, name, content));
        if (known.isEmpty() && graphs.pendingOwn(account) >= MOST_PENDING_OWN) {
            return Optional.empty();
        }
        return known.or(() -> queued(problem, name, Optional.of(input), content))
                .map(graph -> new Choice(name, Optional.of(graph)));
    }

    /** Whether the problem has rules by which it can be played. */
    public boolean arePlayable(Problem problem) {
        return packages.of(problem).game().isPresent();
    }

    /** How many levels there are, each with instances by seed. */
    public int levels(Problem problem) {
        return UsualInstance.levels(packages.of(problem));
    }

    /** The first word of the lines by which programs ask the problem's interactor something. */
    public Optional<String> asking(Problem problem) {
        return packages.of(problem).game().flatMap(GameRules::asking);
    }

    public Optional<ByHand.Drawing> drawing(Problem problem) {
        return packages.of(problem).practice().byHand().flatMap(ByHand::drawing);
    }

    private Optional<GameGraph> make(Problem problem, InstanceName name) {
        Optional<String> input = name instanceof InstanceName.Sample(int number)
                ? UsualInstance.sample(packages.of(problem), number)
                : Optional.empty();
        return make(problem, name, input);
    }

    private Optional<GameGraph> make(Problem problem, InstanceName name, Optional<String> input) {
        ContentHash content = content(problem, name, input);
        return takenOver(problem, name, content).or(() -> queued(problem, name, input, content));
    }

    private Optional<GameGraph> queued(
            Problem problem, InstanceName name, Optional<String> input, ContentHash content) {
        if (graphs.pending() >= MOST_PENDING) {
            return Optional.empty();
        }
        // A new entry is a moment to look for old ones.
        graphs.forgetRetired(clock.instant());
        try {
            graphs.queue(problem.liveVersion(), name, current.person().map(Person::accountId), input, content);
        } catch (DatabaseException e) {
            // Another was faster.
            if (!e.isTaken()) {
                throw e;
            }
        }
        return graphs.find(problem.liveVersion(), name);
    }

    /** An input that somebody pasted before another version went live. */
    private Optional<GameGraph> takenOver(Problem problem, InstanceName name) {
        return graphs.earlierInput(problem.liveVersion(), name)
                .flatMap(input -> takenOver(problem, name, content(problem, name, Optional.of(input))));
    }

    private Optional<GameGraph> takenOver(Problem problem, InstanceName name, ContentHash content) {
        return graphs.take(problem.liveVersion(), name, content)
                ? graphs.find(problem.liveVersion(), name)
                : Optional.empty();
    }

    private ContentHash content(Problem problem, InstanceName name, Optional<String> input) {
        return GameContent.of(packages.of(problem)).of(name, input);
    }

    private static boolean exists(ProblemPackage pack, InstanceName name) {
        return pack.game().isPresent()
                && switch (name) {
                    case InstanceName.Sample(int number) ->
                        UsualInstance.sample(pack, number).isPresent();
                    case InstanceName.Own _ -> true;
                    case InstanceName.Made(int level, int seed) -> level <= UsualInstance.levels(pack);
                };
    }
}
