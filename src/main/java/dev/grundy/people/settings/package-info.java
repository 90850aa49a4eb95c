/** Pages on which people look after their own account: settings, browsers, deletion. */
@NullMarked
package dev.grundy.people.settings;

import org.jspecify.annotations.NullMarked;
