package dev.grundy.authoring.verify;

/** The checks that prove a package, in the order of the report. Names are an interface: they never change. */
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
    CHECKER_ROBUST("checker-robust", "the checker never fails, whatever a program prints"),
    VARIANTS_ACCEPTED("variants-accepted", "the checker accepts answers with other line ends and white space"),
    SUBMISSIONS_COMPILE("submissions-compile", "every submission compiles and keeps to the code limit"),
    ACCEPTED_AGREE("accepted-agree", "every accepted submission is right on every test"),
    VERDICTS_EXPECTED(
            "verdicts-expected", "every submission gets the verdict that its folder or submissions.yaml expects"),
    TIME_LIMIT("time-limit", "the time limit leaves its margins to the accepted and to the too slow submissions"),
    FRESH_AGREE("fresh-agree", "every accepted submission is right on the fresh tests of many seeds"),
    FOLLOWS_FROM_RULES(
            "follows-from-rules",
            "the answers of every accepted submission are what follows from the rules of the game"),
    STATEMENT_RENDERS("statement-renders", "statement and editorial can be shown"),
    EXAMPLES_TRUE("examples-true", "the reference solver gives what each example block says"),
    STARTERS_RUN("starters-run", "every program that people begin with compiles and gets through the samples"),
    MUTATION_SCORE("mutation-score", "the tests catch small faults planted in the reference solver");

    private final String label;
    private final String expected;

    Check(String label, String expected) {
        this.label = label;
        this.expected = expected;
    }

    /** Its name in reports, such as {@code inputs-valid}. */
    public String label() {
        return label;
    }

    /** Whether it makes what other checks look at. */
    boolean isNeededByOthers() {
        return this == PROGRAMS_COMPILE || this == TESTS_MADE || this == SUBMISSIONS_COMPILE;
    }

    /** What must hold, as one clause. */
    public String expected() {
        return expected;
    }
}
