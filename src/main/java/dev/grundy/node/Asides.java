package dev.grundy.node;

/**
 * What is found out about a judged program when there is nothing else to do, and changes no verdict.
 *
 * @param smallScope whether accepted programs are tried on all small games of their problem
 * @param ideas      whether wrong programs are compared with those that say their idea
 * @param growth     whether it is measured how accepted and too slow programs grow
 */
public record Asides(boolean smallScope, boolean ideas, boolean growth) {
    public static final Asides NONE = new Asides(false, false, false);
}
