/**
 * The log of what concerns the safety of accounts. Entry point: {@link dev.grundy.security.SecurityLog}, which code that lets somebody in,
 * changes a way in, or refuses one tells of it. Its pages are in {@code account}.
 */
@NullMarked
package dev.grundy.security;

import org.jspecify.annotations.NullMarked;
