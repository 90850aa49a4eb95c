/**
 * What all pages share: layout, tags, texts, flash messages, forms' errors, error pages, security headers, request ids.
 * Every feature with pages may use it; it knows none of them.
 */
@NullMarked
package dev.grundy.web.frame;

import org.jspecify.annotations.NullMarked;
