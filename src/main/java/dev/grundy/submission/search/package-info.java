/**
 * Searches for the smallest input on which a program fails: their queue, and what they found. Written with the verdict
 * that asks for one ({@code queue.JudgeQueue}), worked off by {@code worker} while a node has nothing to judge.
 */
@NullMarked
package dev.grundy.submission.search;

import org.jspecify.annotations.NullMarked;
