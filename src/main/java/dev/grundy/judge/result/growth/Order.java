package dev.grundy.judge.result.growth;

/** The usual orders of growth, ascending. */
public enum Order {
    CONSTANT("1") {
        @Override
        double logOf(double n) {
            return 0;
        }
    },
    LOGARITHMIC("log n") {
        @Override
        double logOf(double n) {
            return Math.log(Math.log(n));
        }
    },
    LINEAR("n") {
        @Override
        double logOf(double n) {
            return Math.log(n);
        }
    },
    LINEARITHMIC("n log n") {
        @Override
        double logOf(double n) {
            return Math.log(n) + Math.log(Math.log(n));
        }
    },
    LINEAR_TIMES_ROOT("n √n") {
        @Override
        double logOf(double n) {
            return 1.5 * Math.log(n);
        }
    },
    QUADRATIC("n²") {
        @Override
        double logOf(double n) {
            return 2 * Math.log(n);
        }
    },
    CUBIC("n³") {
        @Override
        double logOf(double n) {
            return 3 * Math.log(n);
        }
    },
    EXPONENTIAL("2ⁿ") {
        @Override
        double logOf(double n) {
            return n * Math.log(2);
        }
    };

    private final String label;

    Order(String label) {
        this.label = label;
    }

    /** As it is written between O( and ). */
    public String label() {
        return label;
    }

    /**
     * The natural logarithm of the order's function.
     *
     * @param n at least 2
     */
    abstract double logOf(double n);
}
