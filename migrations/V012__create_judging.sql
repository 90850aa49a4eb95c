-- One judge's work on a submission, which is also the queue: a judging can never be lost between two tables.
-- Locks nothing that exists: new table only.

-- Fencing: every claim draws a larger token, so whoever comes late is recognised.
create sequence judging_lease_token;

create table judging (
    id                 bigint generated always as identity,
    submission_id      bigint           not null,
    number             integer          not null,
    live               boolean          not null,
    package_version_id bigint           not null,
    account_id         bigint           not null,
    seed               bigint           not null,
    lane               smallint         not null,
    fair_rank          double precision not null,
    state              text             not null,
    attempt            smallint         not null default 0,
    lease_owner        text,
    lease_token        bigint,
    lease_until        timestamptz,
    queued_at          timestamptz      not null,
    started_at         timestamptz,
    finished_at        timestamptz,
    phase              text,
    tests_done         integer          not null default 0,
    tests_planned      integer          not null default 0,
    verdict            text,
    score              double precision,
    cpu_time_us        bigint,
    wall_time_us       bigint,
    memory_bytes       bigint,
    cpu_spent_us       bigint,
    tests              jsonb,
    compilation        jsonb,
    first_failure      jsonb,
    message            text,
    constraint judging_pk primary key (id),
    constraint judging_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint judging_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint judging_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint judging_number_unique unique (submission_id, number),
    constraint judging_number_positive check (number > 0),
    constraint judging_lane_known check (lane between 0 and 5),
    constraint judging_state_known check (state in ('queued', 'running', 'finished')),
    constraint judging_attempt_range check (attempt between 0 and 3),
    constraint judging_leased_while_running check (
        (state = 'running') = (lease_token is not null)
        and (lease_token is null) = (lease_owner is null)
        and (lease_token is null) = (lease_until is null)),
    constraint judging_finished_has_verdict check (
        (state = 'finished') = (verdict is not null) and (state = 'finished') = (finished_at is not null)),
    constraint judging_verdict_known check (verdict in ('AC', 'WA', 'TLE', 'MLE', 'OLE', 'RTE', 'CE', 'JE')),
    constraint judging_tests_array check (tests is null or jsonb_typeof(tests) = 'array')
) with (
    -- Room for the claim and the result beside the queued row.
    fillfactor = 70,
    -- By count and not by share: the queue's end of the table must stay clean however large the history grows.
    autovacuum_vacuum_scale_factor = 0,
    autovacuum_vacuum_threshold = 10000,
    autovacuum_analyze_scale_factor = 0.02
);
comment on table judging is 'One judge''s work on a submission; a rejudge is a new row. Unfinished rows are the queue.';
comment on column judging.number is '1, 2, … within the submission.';
comment on column judging.live is 'Whether this is the judging that counts; at most one per submission. A shadow judging is not live until adopted.';
comment on column judging.account_id is 'The submission''s account, here again for fair share.';
comment on column judging.seed is 'Seed of this judging''s fresh tests; a rejudge keeps it.';
comment on column judging.lane is '0 run, 1 submit, 2 by hand, 3 verify, 4 rejudge, 5 counterexample or growth; lower goes first.';
comment on column judging.fair_rank is 'Within a lane the lower goes first: seconds since 1970 when queued, plus a handicap for the account''s pending work and recent CPU time.';
comment on column judging.state is 'queued, running (under a lease) or finished.';
comment on column judging.attempt is 'How often it was claimed, handed-back leases not counted.';
comment on column judging.lease_owner is 'The node at work.';
comment on column judging.lease_token is 'Fencing token; only the holder of the row''s token may write a result.';
comment on column judging.lease_until is 'From then on the judging may be given to another.';
comment on column judging.phase is 'What a running judging is at, for its page: compiling, generating, running.';
comment on column judging.score is '0 to the problem''s maximum; null for a problem without scores.';
comment on column judging.cpu_time_us is 'CPU time of the slowest test, in microseconds.';
comment on column judging.wall_time_us is 'Wall time of the slowest test, in microseconds.';
comment on column judging.memory_bytes is 'Memory of the test that needed most, in bytes.';
comment on column judging.cpu_spent_us is 'CPU time of the compilation and all tests together, in microseconds: what fair share counts.';
comment on column judging.tests is 'Array with one object per test, in the order they ran.';
comment on column judging.compilation is 'What the compiler said, and how long it took.';
comment on column judging.first_failure is 'The first failing test whole, up to a size cap.';
comment on column judging.message is 'What went wrong, where the fault is ours (JE); for admins.';

-- The queue. Exactly one index may match its predicate: with a second, the planner was seen to sort the whole queue.
create index judging_queue on judging (lane, fair_rank, id) where state = 'queued';
-- The sweep of expired leases.
create index judging_lease on judging (lease_until) where state = 'running';
create unique index judging_one_live on judging (submission_id) where live;
-- Pending work of an account (finished_at null) and its recent CPU time.
create index judging_by_account on judging (account_id, finished_at);
-- Retry list for admins.
create index judging_judge_errors on judging (id) where verdict = 'JE' and live;
-- Latency of the last minutes on the status page; rows finish nearly in the order of the pages, so a summary is enough.
create index judging_finished on judging using brin (finished_at);
