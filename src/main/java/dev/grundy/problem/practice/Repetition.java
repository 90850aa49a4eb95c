package dev.grundy.problem.practice;

/**
 * Where something stands among its repetitions, after the algorithm SM-2. I(1) = 1 day, I(2) = 6 days, I(n) = I(n-1) * EF,
 * rounded up. EF' = EF + (0.1 - (5 - q) * (0.08 + (5 - q) * 0.02)), never below 1.3. With a grade q below 3 the repetitions
 * begin anew without changing EF.
 *
 * @param count    successful repetitions in a row
 * @param days     until the next one
 * @param easiness EF, at least 1.3
 * @see <a href="https://super-memory.com/english/ol/sm2.htm">Algorithm SM-2, P. A. Woźniak, 1990</a>
 */
public record Repetition(int count, int days, double easiness) {
    private static final double FIRST_EASINESS = 2.5;
    private static final double LEAST_EASINESS = 1.3;
    private static final int LEAST_SUCCESS = 3;
    private static final int BEST = 5;

    /** Before the first. */
    public static final Repetition NEW = new Repetition(0, 0, FIRST_EASINESS);

    /** After one more. */
    public Repetition after(Recall recall) {
        int grade = recall.grade();
        if (grade < LEAST_SUCCESS) {
            return new Repetition(0, 1, easiness);
        }
        int next = count + 1;
        int interval = switch (next) {
            case 1 -> 1;
            case 2 -> 6;
            default -> (int) Math.ceil(days * easiness);
        };
        return new Repetition(next, interval, easinessAfter(easiness, grade));
    }

    static double easinessAfter(double easiness, int grade) {
        int missing = BEST - grade;
        return Math.max(LEAST_EASINESS, easiness + (0.1 - missing * (0.08 + missing * 0.02)));
    }
}
