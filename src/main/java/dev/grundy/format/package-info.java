/**
 * Problem packages and what belongs to them as values. They are the package on disk, what it says ({@code pack}), how it is read
 * ({@code read}), how its texts become pages ({@code render}). Also how other formats come in and go out ({@code exchange}).
 * Those four are plain Java: the command line uses them without a web server or a database.
 */
@NullMarked
package dev.grundy.format;

import org.jspecify.annotations.NullMarked;
