/**
 * What authors and admins do with packages: {@code verify} proves one, {@code mutation} measures its tests. Entry: {@link
 * dev.grundy.authoring.verify.Verification}. Used by cli.
 */
@NullMarked
package dev.grundy.authoring;

import org.jspecify.annotations.NullMarked;
