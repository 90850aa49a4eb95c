package dev.grundy.format.writeup;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The role of a section in a document, told by its heading; in the order in which the package's texts have them. */
enum SectionRole {
    PROBLEM("Problem", "problem summary", "problem statement", "problem description", "problem", "description", "task"),
    SCENARIO("Scenario", "real-world scenario", "real world scenario", "scenario", "story"),
    CLARIFICATIONS(
            "Clarifications", "input/output clarifications", "input and output clarifications", "clarifications"),
    INPUT("Input", "input", "input format"),
    OUTPUT("Output", "output", "output format"),
    CONSTRAINTS("Constraints", "constraints", "limits"),
    SAMPLES("The samples explained", "samples", "sample", "examples", "example", "the samples explained"),
    WHY("Why this problem matters", "why this problem matters"),
    DETAILS("Detailed explanation", "detailed explanation", "explanation"),
    IDEA("Idea", "key insight", "key insights", "idea", "intuition", "optimal approach", "approach", "solution"),
    ALGORITHM("Algorithm", "algorithm"),
    PROOF("Proof", "proof of correctness", "proof", "correctness"),
    COMPLEXITY(
            "Complexity",
            "complexity",
            "complexity analysis",
            "time complexity",
            "space complexity",
            "time and space complexity"),
    WALKTHROUGH("Walkthrough", "test case walkthrough", "walkthrough", "walk-through", "dry run"),
    IMPLEMENTATIONS("Implementations", "implementations", "implementation", "code", "programs"),
    EXTENSIONS("Extensions", "interview extensions", "extensions", "follow-up questions", "follow-ups"),
    MISTAKES("Common mistakes", "common mistakes", "mistakes", "pitfalls"),
    RELATED("Related concepts", "related concepts", "related problems", "related");

    /** Those that may stand below another heading and yet are sections of their own. */
    private static final List<SectionRole> OWN = List.of(
            INPUT,
            OUTPUT,
            CONSTRAINTS,
            CLARIFICATIONS,
            PROOF,
            COMPLEXITY,
            WALKTHROUGH,
            IMPLEMENTATIONS,
            MISTAKES,
            RELATED);

    private static final Pattern IN_BRACKETS = Pattern.compile("\\s*+\\([^()]*+\\)$");

    private final String heading;
    private final List<String> names;

    SectionRole(String heading, String... names) {
        this.heading = heading;
        this.names = List.of(names);
    }

    /** The heading in the package. */
    String heading() {
        return heading;
    }

    /** Whether a reader may see it before the problem is solved. */
    boolean isOfStatement() {
        return ordinal() < WHY.ordinal();
    }

    /** By a heading; words in brackets at its end do not count. */
    static Optional<SectionRole> of(String heading) {
        String name = IN_BRACKETS
                .matcher(heading.toLowerCase(Locale.ROOT)
                        .replace(":", " ")
                        .strip()
                        .replaceAll("\\s++", " "))
                .replaceFirst("");
        return Arrays.stream(values()).filter(role -> role.names.contains(name)).findFirst();
    }

    /** Of a heading below that of another section; empty where it belongs to that one's text. */
    static Optional<SectionRole> below(Optional<SectionRole> parent, String heading) {
        if (parent.equals(Optional.of(IMPLEMENTATIONS))
                || parent.equals(Optional.of(SAMPLES))
                || parent.equals(Optional.of(WALKTHROUGH))) {
            return Optional.empty();
        }
        return of(heading)
                .filter(role -> !parent.equals(Optional.of(role)))
                .filter(role -> OWN.contains(role) || parent.equals(Optional.of(IDEA)));
    }
}
