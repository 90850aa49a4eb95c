package dev.grundy.hand;

import dev.grundy.problem.pack.ByHand;
import dev.grundy.problem.pack.ByHand.Drawing;
import dev.grundy.problem.pack.ProblemPackage;
import java.util.Map;
import java.util.Optional;

/**
 * How problems are drawn. The release before cannot read a package that names a drawing it does not know, so a new drawing is named by its package
 * one release later; until then it is named here.
 */
public final class NewDrawings {
    private static final Map<String, Drawing> NAMED_NEXT = Map.of("GMT-031", Drawing.HACKENBUSH);

    private NewDrawings() {}

    /** The drawing that a package names, or will name. */
    public static Optional<Drawing> of(ProblemPackage problem) {
        return problem.practice()
                .byHand()
                .flatMap(ByHand::drawing)
                .or(() -> Optional.ofNullable(NAMED_NEXT.get(problem.name())));
    }
}
