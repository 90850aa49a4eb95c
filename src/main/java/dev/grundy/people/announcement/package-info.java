/**
 * Announcements of the operators to everybody. Entry points: {@link dev.grundy.people.announcement.Banners}, which the layout asks, and the
 * page for admins.
 */
@NullMarked
package dev.grundy.people.announcement;

import org.jspecify.annotations.NullMarked;
