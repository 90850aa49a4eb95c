package dev.grundy.problem.exchange;

import dev.grundy.problem.pack.Grading.Aggregation;
import java.io.IOException;
import java.util.List;

/** Writes test_group.yaml files for groups that give points. */
final class GroupScores {
    private GroupScores() {}

    /** @param needed names of groups that must be passed first, below secret */
    static void write(PackageDraft draft, String group, double points, Aggregation aggregation, List<String> needed)
            throws IOException {
        StringBuilder yaml = new StringBuilder("max_score: " + number(points) + "\n");
        if (aggregation != Aggregation.PASS_FAIL) {
            yaml.append("score_aggregation: ").append(aggregation.label()).append('\n');
        }
        if (!needed.isEmpty()) {
            yaml.append("require_pass: [")
                    .append(String.join(
                            ", ", needed.stream().map(name -> "secret/" + name).toList()))
                    .append("]\n");
        }
        draft.write("data/secret/" + group + "/test_group.yaml", yaml.toString());
    }

    static void total(PackageDraft draft, double points) throws IOException {
        draft.write("data/secret/test_group.yaml", "max_score: " + number(points) + "\n");
    }

    static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }
}
