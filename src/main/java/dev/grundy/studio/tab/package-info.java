/** Forms that write a part of a package: programs, tests, rules, the validator. Each proposes edits of files. */
@NullMarked
package dev.grundy.studio.tab;

import org.jspecify.annotations.NullMarked;
