package dev.grundy.problem.notebook;

import dev.grundy.problem.list.ProblemStatus;

/** A problem in somebody's notebook: what everybody may know of it, and how far they have come. */
record KeptProblem(String displayId, String slug, String title, ProblemStatus status) {}
