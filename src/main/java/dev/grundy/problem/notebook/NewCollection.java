package dev.grundy.problem.notebook;

/**
 * A collection that somebody wants to make, as they typed it.
 *
 * @param problem  slug of the one that is put in; empty for none
 * @param returnTo where it leads afterwards; empty for the notebook
 */
record NewCollection(String name, String problem, String returnTo) {
    /** A form that nobody has filled in. */
    static final NewCollection NONE = new NewCollection("", "", "");
}
