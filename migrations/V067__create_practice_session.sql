-- Sittings at a problem, on a clock that can be paused.
-- Locks account and problem for a moment, for the references to them.

create table practice_session (
    id           bigint generated always as identity,
    account_id   bigint      not null,
    problem_id   bigint      not null,
    begun_at     timestamptz not null,
    ended_at     timestamptz,
    paused_since timestamptz,
    paused_ms    bigint      not null default 0,
    constraint practice_session_pk primary key (id),
    constraint practice_session_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint practice_session_problem_fk foreign key (problem_id) references problem (id),
    constraint practice_session_order check (ended_at >= begun_at and paused_since >= begun_at and paused_ms >= 0),
    constraint practice_session_ended_whole check (ended_at is null or paused_since is null)
);
comment on table practice_session is 'One sitting of a person on a problem. What was done in it is found by its time in the tables of submissions, hints and answers.';
comment on column practice_session.ended_at is 'Null while it goes on; a person has at most one such on a problem.';
comment on column practice_session.paused_since is 'Since when the clock stands still; null while it runs.';
comment on column practice_session.paused_ms is 'How long it stood still before.';

create unique index practice_session_one_open on practice_session (account_id, problem_id) where ended_at is null;
create index practice_session_by_account on practice_session (account_id, problem_id, id);
create index practice_session_by_problem on practice_session (problem_id);
