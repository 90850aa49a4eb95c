package dev.grundy.judge.result.growth;

/**
 * A straight line through points of which each has a weight, by least squares.
 *
 * @param slope with its interval of 95 %
 * @param dispersion chi-square by degree of freedom: 1 where the points lie about the line as their weights say
 */
record FittedLine(Slope slope, double dispersion) {
    /**
     * The line through at least three points, of which not all have the same x.
     *
     * <p>Formulas: Bevington and Robinson, Data Reduction and Error Analysis for the Physical Sciences, 3rd edition, chapter 6. Where the
     * points lie further from the line than their weights say, the interval is widened by as much. See Birge, The calculation of errors by the
     * method of least squares, Physical Review 40, 1932. It is never narrowed.
     *
     * @param weights one over the square of the standard deviation of each y
     */
    static FittedLine through(double[] x, double[] y, double[] weights) {
        double sum = 0;
        double sumX = 0;
        double sumY = 0;
        for (int i = 0; i < x.length; i++) {
            sum += weights[i];
            sumX += weights[i] * x[i];
            sumY += weights[i] * y[i];
        }
        double meanX = sumX / sum;
        double meanY = sumY / sum;
        double sumXx = 0;
        double sumXy = 0;
        for (int i = 0; i < x.length; i++) {
            sumXx += weights[i] * (x[i] - meanX) * (x[i] - meanX);
            sumXy += weights[i] * (x[i] - meanX) * (y[i] - meanY);
        }
        double slope = sumXy / sumXx;
        double chiSquare = 0;
        for (int i = 0; i < x.length; i++) {
            double residual = y[i] - meanY - slope * (x[i] - meanX);
            chiSquare += weights[i] * residual * residual;
        }
        int freedom = x.length - 2;
        double dispersion = chiSquare / freedom;
        double deviation = Math.sqrt(Math.max(1, dispersion) / sumXx);
        return new FittedLine(Slope.of(slope, StudentT.quantile(freedom) * deviation), dispersion);
    }
}
