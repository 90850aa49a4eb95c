/** Working copies made from zips and from live problems. */
@NullMarked
package dev.grundy.studio.archive;

import org.jspecify.annotations.NullMarked;
