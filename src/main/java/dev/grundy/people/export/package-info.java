/** All that is stored about a person, for that person: a zip of JSON and of the programs they sent. */
@NullMarked
package dev.grundy.people.export;

import org.jspecify.annotations.NullMarked;
