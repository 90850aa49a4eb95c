package dev.grundy.format.exchange;

import dev.grundy.format.pack.test.Grading.Aggregation;
import java.io.IOException;
import java.util.List;

/** Writes test_group.yaml files for groups that give points. */
public final class GroupScores {
    private GroupScores() {}

    /** @param needed names of groups that must be passed first, below secret */
    static void write(PackageDraft draft, String group, double points, Aggregation aggregation, List<String> needed)
            throws IOException {
        String file = "data/secret/" + group + "/test_group.yaml";
        draft.set(file, "max_score", number(points));
        if (aggregation != Aggregation.PASS_FAIL) {
            draft.set(file, "score_aggregation", aggregation.label());
        }
        if (!needed.isEmpty()) {
            draft.set(
                    file,
                    "require_pass",
                    needed.stream().map(name -> "secret/" + name).toList());
        }
    }

    static void total(PackageDraft draft, double points) throws IOException {
        draft.set("data/secret/test_group.yaml", "max_score", number(points));
    }

    /** A whole number without a fraction, as authors write it. */
    public static Number number(double value) {
        return value == Math.rint(value) ? (Number) (long) value : (Number) value;
    }
}
