package dev.grundy.submission.run;

import java.util.List;

/**
 * The inputs that a problem's programs can be run on.
 *
 * @param samples  in the statement's order, as many as one run takes
 * @param takesOwn whether inputs of one's own make sense: not where the judge talks with the program
 * @param runnable whether there is a program to run at all, and not answers
 */
public record RunOffer(List<RunSample> samples, boolean takesOwn, boolean runnable) {
    static final RunOffer NOTHING = new RunOffer(List.of(), false, false);

    public RunOffer {
        samples = List.copyOf(samples);
    }
}
