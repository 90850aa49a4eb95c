/** Bytes that are compressed and kept: files, pages of guests, streams. */
@NullMarked
package dev.grundy.web.cache;

import org.jspecify.annotations.NullMarked;
