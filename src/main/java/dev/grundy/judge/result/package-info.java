/**
 * What a judging or a search found out, and how it is written. One set of records for engine, queue, database, API and pages.
 */
@NullMarked
package dev.grundy.judge.result;

import org.jspecify.annotations.NullMarked;
