package dev.grundy.studio.verify.outcome;

import dev.grundy.studio.verify.RecordedProof;
import java.util.EnumSet;
import java.util.Set;

/**
 * The checks that prove a package, in the order of the report. Names are an interface: they never change. Most are recorded beside the
 * package ({@link RecordedProof}): those that say the same on every machine, and need few seconds.
 */
public enum Check {
    SYNTAX("syntax", "every file is well-formed and uses only what the format knows"),
    NOTHING_LEFT_TO_WRITE("nothing-left-to-write", "nothing is left of what ./grundy new marked for the author"),
    PROGRAMS_COMPILE("programs-compile", "generators, validators and checkers compile"),
    TESTS_MADE("tests-made", "every test's input and answer can be made"),
    GENERATORS_DETERMINISTIC("generators-deterministic", "a generator's second run gives the same bytes"),
    TESTS_DISTINCT("tests-distinct", "no two tests have the same input"),
    PINNED_HASHES("pinned-hashes", "the tests are those whose hashes generators/hashes.json pins"),
    INPUTS_VALID("inputs-valid", "every input validator accepts every input"),
    INVALID_INPUTS_REFUSED("invalid-inputs-refused", "some validator refuses each input of data/invalid_input"),
    JUNK_REFUSED("junk-refused", "some validator refuses each input that is junk"),
    MUTATED_INPUTS_REFUSED("mutated-inputs-refused", "some validator refuses each real input whose form was damaged"),
    BOUNDS_REACHED("bounds-reached", "some test reaches each number of the constraints"),
    PRACTICE_VALID("practice-valid", "the generators of practice.yaml make valid, answerable inputs"),
    ANSWERS_ACCEPTED("answers-accepted", "the checker accepts every answer file, which keeps to the output limit"),
    INVALID_OUTPUTS_REFUSED("invalid-outputs-refused", "the checker refuses each output of data/invalid_output"),
    VALID_OUTPUTS_ACCEPTED("valid-outputs-accepted", "the checker accepts each output of data/valid_output"),
    WRONG_OUTPUTS_REFUSED(
            "wrong-outputs-refused", "the checker refuses empty, truncated, duplicated, off-by-one and random outputs"),
    CHECKER_ROBUST("checker-robust", "the checker fails on no output of a program"),
    VARIANTS_ACCEPTED("variants-accepted", "the checker accepts answers with other line ends and white space"),
    SUBMISSIONS_COMPILE(
            "submissions-compile", "every submission compiles and keeps to the code limit", Recording.TOO_LONG),
    ACCEPTED_AGREE("accepted-agree", "every accepted submission is right on every test", Recording.MEASURES_TIME),
    VERDICTS_EXPECTED(
            "verdicts-expected",
            "every submission gets the verdict that its folder or submissions.yaml expects",
            Recording.MEASURES_TIME),
    TIME_LIMIT(
            "time-limit",
            "the time limit leaves its margins to the accepted and to the too slow submissions",
            Recording.MEASURES_TIME),
    FRESH_AGREE(
            "fresh-agree",
            "every accepted submission is right on the fresh tests of many seeds",
            Recording.MEASURES_TIME),
    FOLLOWS_FROM_RULES(
            "follows-from-rules",
            "the answers of every accepted submission are what follows from the rules of the game",
            Recording.TOO_LONG),
    RULES_DISCRIMINATE(
            "rules-discriminate",
            "on small instances right answers follow from the rules, and a fault planted in them and a wrong program are seen"),
    COUNTEREXAMPLES(
            "counterexamples",
            "every wrong program fails on the small input that submissions/counterexamples.yaml keeps"),
    STATEMENT_RENDERS("statement-renders", "statement and editorial can be shown"),
    PLAIN_WORDS("plain-words", "the English texts keep to the rules of plain words", Recording.ADVISES),
    EXAMPLES_TRUE("examples-true", "the reference solver gives what each example block says"),
    STARTERS_RUN("starters-run", "every program that people begin with compiles and gets through the samples"),
    BY_HAND(
            "by-hand",
            "instances of every level are made and drawn, their answers fit into the form and are accepted, nonsense is refused"),
    PLAYABLE(
            "playable",
            "games of the levels are made, drawn and moved by clicking, and perfect play keeps what it has"),
    MUTATION_SCORE(
            "mutation-score", "the tests catch small faults planted in the reference solver", Recording.TOO_LONG);

    /** Raised when checks or the judge change so that every package has to be proved again. */
    public static final int VERSION = 1;

    private enum Recording {
        RECORDED,
        /** Its findings depend on how fast the machine is. */
        MEASURES_TIME,
        /** It takes minutes on some packages. */
        TOO_LONG,
        /** It proves nothing: it warns, and never turns a package red. */
        ADVISES
    }

    private final String label;
    private final String expected;
    private final Recording recording;

    Check(String label, String expected) {
        this(label, expected, Recording.RECORDED);
    }

    Check(String label, String expected, Recording recording) {
        this.label = label;
        this.expected = expected;
        this.recording = recording;
    }

    /** All of them. */
    public static Set<Check> all() {
        return EnumSet.allOf(Check.class);
    }

    /** Those that are recorded beside the package. */
    public static Set<Check> recorded() {
        Set<Check> recorded = all();
        recorded.removeIf(check -> check.recording != Recording.RECORDED);
        return recorded;
    }

    /** Its name in reports, such as {@code inputs-valid}. */
    public String label() {
        return label;
    }

    /** Whether it makes what some of these checks look at. */
    boolean isNeededBy(Set<Check> checks) {
        return switch (this) {
            case PROGRAMS_COMPILE, TESTS_MADE -> true;
            case SUBMISSIONS_COMPILE -> checks.stream().anyMatch(Check::looksAtAllSubmissions);
            default -> false;
        };
    }

    private boolean looksAtAllSubmissions() {
        return switch (this) {
            case ACCEPTED_AGREE, VERDICTS_EXPECTED, TIME_LIMIT, FRESH_AGREE, FOLLOWS_FROM_RULES -> true;
            default -> false;
        };
    }

    /** The condition that must hold, as one clause. */
    public String expected() {
        return expected;
    }
}
