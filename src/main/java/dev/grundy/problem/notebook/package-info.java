/**
 * The things that people keep for themselves about problems: bookmarks, collections, notes. Everything is asked for with the account it belongs to,
 * so that nobody reaches another's.
 */
@NullMarked
package dev.grundy.problem.notebook;

import org.jspecify.annotations.NullMarked;
