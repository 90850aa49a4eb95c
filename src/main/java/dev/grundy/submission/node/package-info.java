/** The nodes of an installation, as each tells of itself every few seconds. Callers: the node's lifecycle, status page and submitting. */
@NullMarked
package dev.grundy.submission.node;

import org.jspecify.annotations.NullMarked;
