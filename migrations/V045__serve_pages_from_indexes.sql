-- Pages that were slow with five million submissions: what was judged in the last hour is found by an index of its own (the
-- summary that stood there made /status read 11,500 blocks), and a submission that goes with its account is looked up where
-- it is referred to. A verdict's update makes new index entries anyhow, because it moves into a partial index.
-- Locks judging and user_problem against writing while the indexes are built: about ten seconds with five million judgings.

drop index judging_finished;
create index judging_by_end on judging (finished_at) where finished_at is not null;

create index user_problem_by_solver on user_problem (solved_by) where solved_by is not null;
