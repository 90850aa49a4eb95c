/**
 * How programs come in: bearer tokens that people make for them, the scopes of each, and the limits on requests. Endpoints of the API stay
 * in their features and say by {@link dev.grundy.people.api.RequiresScope} which scope they ask of a token.
 */
@NullMarked
package dev.grundy.people.api;

import org.jspecify.annotations.NullMarked;
