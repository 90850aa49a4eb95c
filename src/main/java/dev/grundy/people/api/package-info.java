/**
 * How programs come in: bearer tokens that people make for them, what each may do, and how much may be asked for. Endpoints of the
 * API stay in their features and say by {@link dev.grundy.people.api.RequiresScope} which scope they ask of a token.
 */
@NullMarked
package dev.grundy.people.api;

import org.jspecify.annotations.NullMarked;
