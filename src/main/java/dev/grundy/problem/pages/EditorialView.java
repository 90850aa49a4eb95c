package dev.grundy.problem.pages;

/**
 * An editorial as its page shows it.
 *
 * @param html safe; empty when the package has none
 */
record EditorialView(String html) {}
