package dev.grundy.submission.verdict;

/**
 * What a verdict may ask for, as far as the problem offers it; which verdict asks for what, the database knows.
 *
 * @param searchable whether the problem can make small instances, on which a smallest failing input is looked for
 * @param enumerable whether an accepted program is to be tried on all small games of the problem
 * @param comparable whether a program that answers wrongly is to be compared with those of the package that say their idea
 * @param measurable whether it is to be measured how an accepted or a too slow program grows
 * @param mappable whether it is to be mapped where a wrong program fails
 */
public record FollowUps(
        boolean searchable, boolean enumerable, boolean comparable, boolean measurable, boolean mappable) {
    public static final FollowUps NONE = new FollowUps(false, false, false, false, false);
}
