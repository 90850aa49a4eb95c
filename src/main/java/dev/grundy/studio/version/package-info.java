/**
 * Versions of problems as admins see them. They are what was live, when and by which person, how two of them differ, and an older one made live
 * again. Everything is read from the database, so every node answers the same.
 */
@NullMarked
package dev.grundy.studio.version;

import org.jspecify.annotations.NullMarked;
