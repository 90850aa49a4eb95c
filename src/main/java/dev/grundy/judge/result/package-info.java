/** The results of judgings and searches, and their form in JSON. One set of records for engine, queue, database, API and pages. */
@NullMarked
package dev.grundy.judge.result;

import org.jspecify.annotations.NullMarked;
