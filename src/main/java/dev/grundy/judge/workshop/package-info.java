/** The tools of judging on one host, and the programs of one package made ready with them. */
@NullMarked
package dev.grundy.judge.workshop;

import org.jspecify.annotations.NullMarked;
