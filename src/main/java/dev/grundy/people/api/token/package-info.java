/** Tokens of programs: made, shown once, used, ended. */
@NullMarked
package dev.grundy.people.api.token;

import org.jspecify.annotations.NullMarked;
