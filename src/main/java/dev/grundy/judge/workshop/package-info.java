/**
 * What judging works with on one host, and the programs of one package made ready with it.
 */
@NullMarked
package dev.grundy.judge.workshop;

import org.jspecify.annotations.NullMarked;
