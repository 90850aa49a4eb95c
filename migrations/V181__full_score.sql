-- Pages tell a score with its maximum, which the package says and the judging knows.
-- Locks judging for a moment.

alter table judging add column max_score double precision;
comment on column judging.max_score is
    'Score of a submission that fails nowhere. Null for a problem without scores, where nobody can tell how high they go, and for a verdict older than this column.';
