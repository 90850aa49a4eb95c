/**
 * Where authors and admins write problems in the browser. A working copy holds the files of a package while nothing of it is served. Its
 * revision goes up with every change, and each editor says which revision they saw. Entry: {@link WorkingCopies}.
 */
@NullMarked
package dev.grundy.studio.copy;

import org.jspecify.annotations.NullMarked;
