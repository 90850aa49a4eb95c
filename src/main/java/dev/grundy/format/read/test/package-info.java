/** Test data of a package: files, generators, settings, and groups. */
@NullMarked
package dev.grundy.format.read.test;

import org.jspecify.annotations.NullMarked;
