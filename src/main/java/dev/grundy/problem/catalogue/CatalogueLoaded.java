package dev.grundy.problem.catalogue;

import java.nio.file.Path;

/**
 * Said when the packages of a directory are in the database: time for what lies beside them.
 *
 * @param problems the directory
 */
public record CatalogueLoaded(Path problems) {}
