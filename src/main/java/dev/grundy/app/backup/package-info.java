/**
 * A backup: everything that a Grundy keeps, as one file that psql can read without us; and the way back into an empty place.
 *
 * <p>The file is a zip: {@code schema.sql} (the migrations) and {@code data.sql} (what is in the tables, in the form
 * of pg_dump's scripts). Beside them stand the packages of {@code problems/}, {@code settings.env}, and {@code manifest.json} with a checksum
 * of each.
 */
@NullMarked
package dev.grundy.app.backup;

import org.jspecify.annotations.NullMarked;
