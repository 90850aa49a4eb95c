/**
 * Codes that give a tier for some days. Admins make and end them, people redeem them; entry point: {@link dev.grundy.people.code.TierCodes}.
 */
@NullMarked
package dev.grundy.people.code;

import org.jspecify.annotations.NullMarked;
