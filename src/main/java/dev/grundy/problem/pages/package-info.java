/**
 * The pages of problems. They are the list, a problem with its tabs, the editorial behind its lock, the front page, and for admins the packages that
 * are broken. Every page asks {@link dev.grundy.problem.text.ProblemAccess} before it shows more than the teaser.
 */
@NullMarked
package dev.grundy.problem.pages;

import org.jspecify.annotations.NullMarked;
