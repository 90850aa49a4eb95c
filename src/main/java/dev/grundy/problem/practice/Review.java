package dev.grundy.problem.practice;

import java.time.Instant;

/** That a person did some problem, as a whole or an instance by hand, at some time and so well. */
record Review(Instant at, Recall recall) {}
