-- What the newest accepted programs in a language need is drawn on the page of each accepted one. Without this index the
-- newest in a language that few use are looked for among all submissions to the problem.
-- Locks submission against writing while the index is built: about ten seconds with five million submissions.

create index submission_by_problem_and_language on submission (problem_id, language, id);
