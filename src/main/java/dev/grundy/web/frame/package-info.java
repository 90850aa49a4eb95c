/**
 * The common parts of all pages: layout, tags, texts, flash messages, forms' errors, error pages, security headers, request ids. Every feature with
 * pages may use it; this package knows none of them.
 */
@NullMarked
package dev.grundy.web.frame;

import org.jspecify.annotations.NullMarked;
