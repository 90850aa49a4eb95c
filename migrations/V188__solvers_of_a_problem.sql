-- Who solved a problem is read from the index alone: for its shared programs, and in the order in which solves are listed.
-- Locks user_problem against writing while the index is made.

drop index user_problem_by_problem;
create index user_problem_by_problem on user_problem (problem_id, solved_at, account_id);
