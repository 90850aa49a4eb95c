package dev.grundy.studio.verify.mutation;

/**
 * A planted fault that no test caught.
 *
 * @param before the line as it was
 * @param after the line with the fault
 */
public record Survivor(String file, int line, String operator, String before, String after) {
    public static Survivor of(Mutant mutant) {
        return new Survivor(mutant.file(), mutant.line(), mutant.operator().label(), mutant.before(), mutant.after());
    }

    public String diff() {
        return file + ":" + line + " (" + operator + ")\n  - " + before + "\n  + " + after;
    }
}
