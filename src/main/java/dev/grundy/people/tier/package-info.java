/**
 * Tiers and the right to them. Entry points: {@link dev.grundy.people.tier.Entitlements} for pages and the command line.
 * Plain Java over a data source, so that the command line needs no running server.
 */
@NullMarked
package dev.grundy.people.tier;

import org.jspecify.annotations.NullMarked;
