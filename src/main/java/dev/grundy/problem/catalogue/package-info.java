/**
 * The catalogue: the problems and package versions in the database, how they get there from {@code problems/}, and a
 * node's unpacked copies. Callers: pages that show problems, submitting, and the worker.
 */
@NullMarked
package dev.grundy.problem.catalogue;

import org.jspecify.annotations.NullMarked;
