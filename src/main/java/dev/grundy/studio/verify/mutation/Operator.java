package dev.grundy.studio.verify.mutation;

/** The kinds of faults that are planted: slips that people really make. */
public enum Operator {
    RELATIONAL_BOUNDARY("relational boundary"),
    NEGATED_CONDITION("negated condition"),
    AND_OR("and/or swapped"),
    ARITHMETIC("arithmetic swapped"),
    CONSTANT("constant off by one"),
    DROPPED_STATEMENT("statement dropped"),
    LOOP_BOUND("loop bound"),
    INDEX_SHIFT("index shifted");

    private final String label;

    Operator(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }
}
