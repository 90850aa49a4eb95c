/**
 * Reports of readers about problems and posts, and moderators' answers. A report is seen by its reporter and by those who answer, and by nobody else.
 * Callers: pages that tell how many are open ({@link dev.grundy.problem.reports.Complaints}).
 */
@NullMarked
package dev.grundy.problem.reports;

import org.jspecify.annotations.NullMarked;
