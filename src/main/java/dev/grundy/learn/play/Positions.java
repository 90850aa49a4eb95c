package dev.grundy.learn.play;

import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.BrokenPackageException;
import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.drawing.Boards;
import dev.grundy.problem.drawing.MoveNames;
import dev.grundy.problem.drawing.canvas.Moves;
import dev.grundy.problem.drawing.canvas.Picture;
import dev.grundy.problem.text.LivePackages;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jboss.logging.Logger;

/** Shows positions that texts name. Asks no node: whether a position can be reached is found out when somebody plays from it. Thread-safe. */
@ApplicationScoped
public class Positions {
    private static final Logger LOG = Logger.getLogger(Positions.class);

    private final ProblemRepository problems;
    private final LivePackages packages;

    Positions(ProblemRepository problems, LivePackages packages) {
        this.problems = problems;
        this.packages = packages;
    }

    /**
     * A position as pages show it.
     *
     * @param drawing of the problem's boards
     * @param picture empty where the board's words must do
     * @param address where it is played from
     */
    public record Shown(
            String slug,
            String title,
            Tier tier,
            Optional<ByHand.Drawing> drawing,
            Optional<Picture> picture,
            String address) {
        /** A move as people read it. */
        public String said(String move) {
            return MoveNames.of(drawing, move);
        }
    }

    /**
     * Empty while no such problem is published, or it cannot be played on that sample.
     *
     * @param moves that can be clicked on the board, by the names of moves that people read
     */
    public Optional<Shown> show(NamedPosition position, Function<UnaryOperator<String>, Moves> moves) {
        return problems.byDisplayId(position.problem()).flatMap(problem -> show(position, moves, problem));
    }

    /** The package of a published problem; empty also where it cannot be had: then texts are still shown. */
    public Optional<ProblemPackage> pack(String displayId) {
        return problems.byDisplayId(displayId).flatMap(this::pack);
    }

    private Optional<ProblemPackage> pack(Problem problem) {
        try {
            return Optional.of(packages.of(problem));
        } catch (UncheckedIOException | IllegalStateException | BrokenPackageException e) {
            LOG.debugf(e, "no package of problem=%s to show positions of", problem.slug);
            return Optional.empty();
        }
    }

    private Optional<Shown> show(
            NamedPosition position, Function<UnaryOperator<String>, Moves> moves, Problem problem) {
        return pack(problem).flatMap(pack -> show(position, moves, problem, pack));
    }

    private static Optional<Shown> show(
            NamedPosition position,
            Function<UnaryOperator<String>, Moves> moves,
            Problem problem,
            ProblemPackage pack) {
        Optional<ByHand.Drawing> drawing = pack.practice().byHand().flatMap(ByHand::drawing);
        return position.input(pack)
                .map(input -> new Shown(
                        problem.slug,
                        problem.title,
                        problem.lowestTier(),
                        drawing,
                        drawing.flatMap(kind -> Boards.of(
                                kind, input, position.board(), moves.apply(name -> MoveNames.of(drawing, name)))),
                        "/problems/" + problem.slug + position.address()));
    }
}
