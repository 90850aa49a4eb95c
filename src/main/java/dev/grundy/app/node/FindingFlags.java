package dev.grundy.app.node;

/**
 * What is found out about a judged program when there is nothing else to do, and changes no verdict.
 *
 * @param smallScope whether accepted programs are tried on all small games of their problem
 * @param ideas      whether wrong programs are compared with those that say their idea
 * @param growth     whether it is measured how accepted and too slow programs grow
 * @param phaseMap   whether it is mapped where wrong programs fail
 */
public record FindingFlags(boolean smallScope, boolean ideas, boolean growth, boolean phaseMap) {
    public static final FindingFlags NONE = new FindingFlags(false, false, false, false);
}
