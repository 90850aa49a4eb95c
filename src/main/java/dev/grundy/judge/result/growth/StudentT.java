package dev.grundy.judge.result.growth;

/** Student's t distribution, as far as intervals of 95 % need it. */
final class StudentT {
    /** From one degree of freedom on: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, column 0.975. */
    private static final double[] QUANTILES = {
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
        2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
        2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042
    };

    private StudentT() {}

    /**
     * The value below which 97.5 of 100 values lie.
     *
     * @param freedom degrees of freedom, at least 1; above 30 those of 30 are given, which errs to the wider interval
     */
    static double quantile(int freedom) {
        return QUANTILES[Math.min(freedom, QUANTILES.length) - 1];
    }
}
