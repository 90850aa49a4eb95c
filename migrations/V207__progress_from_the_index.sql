-- What readers tried and solved is read from the index alone: home, list, paths, profile, and the page of a submission read it each time.
-- Locks user_problem against writing while the index is made, and against reading for the instant in which it becomes the key.

create unique index user_problem_progress on user_problem (account_id, problem_id) include (first_attempted_at, solved_at);
alter table user_problem
    drop constraint user_problem_pk,
    add constraint user_problem_pk primary key using index user_problem_progress;

-- An index answers alone only where vacuum has been since the last change.
alter table user_problem set (
    autovacuum_vacuum_scale_factor = 0.02,
    autovacuum_vacuum_insert_scale_factor = 0.02
);

-- Few: what readers did with them is left out of what is counted.
create index problem_unpublished on problem (id) where not published;
