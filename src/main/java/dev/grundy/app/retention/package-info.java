/**
 * The results of judging that are kept for a limited time: the details of judgings. Entry point: {@link dev.grundy.app.retention.Retention}, by a
 * loop of the nodes that serve pages and by the launcher's verb. Each other kind of row that is forgotten is forgotten by its own feature.
 */
@NullMarked
package dev.grundy.app.retention;

import org.jspecify.annotations.NullMarked;
