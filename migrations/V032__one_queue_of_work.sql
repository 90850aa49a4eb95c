-- One queue for every kind of work that nodes do: judging, searching, and what comes. What was in the tables of judgings and
-- counterexamples to make queues of them goes; these keep what was found out.
-- Rewrites unfinished rows only, and drops columns, which rewrites nothing. Locks judging and counterexample meanwhile: a
-- node of an older release stops finding work and has to be replaced.

alter sequence judging_lease_token rename to work_lease_token;

create table work (
    id           bigint generated always as identity,
    kind         text             not null,
    subject      bigint           not null,
    topic        text             not null,
    account_id   bigint,
    needs        text             not null default '',
    lane         smallint         not null,
    fair_rank    double precision not null,
    state        text             not null,
    attempt      smallint         not null default 0,
    lease_owner  text,
    lease_token  bigint,
    lease_until  timestamptz,
    queued_at    timestamptz      not null,
    progress     jsonb,
    message      text,
    cpu_spent_us bigint,
    ended_at     timestamptz,
    constraint work_pk primary key (id),
    constraint work_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint work_kind_form check (kind ~ '^[a-z]{1,20}$'),
    constraint work_lane_range check (lane between 0 and 9),
    constraint work_state_known check (state in ('queued', 'running', 'ended')),
    constraint work_attempt_range check (attempt between 0 and 3),
    constraint work_leased_while_running check (
        (state = 'running') = (lease_token is not null)
        and (lease_token is null) = (lease_owner is null)
        and (lease_token is null) = (lease_until is null)),
    constraint work_ended_whole check ((state = 'ended') = (ended_at is not null))
) with (
    -- Room for the claim and the end beside the queued row.
    fillfactor = 50,
    -- By count and not by share: the queue's end of the table must stay clean.
    autovacuum_vacuum_scale_factor = 0,
    autovacuum_vacuum_threshold = 5000
);
comment on table work is 'What nodes are to do. An ended row is kept for a few minutes: recent CPU time counts for fair share.';
comment on column work.kind is 'judge or search; the kind''s own table holds what is to be done and what came of it.';
comment on column work.subject is 'Id in the kind''s own table.';
comment on column work.topic is 'Payload of the notification work_changed, such as submission/7.';
comment on column work.account_id is 'For whom; null for the house''s own work.';
comment on column work.needs is 'What a node must have, such as a language; empty for nothing.';
comment on column work.lane is '1 submit, 4 rejudge, 5 counterexample; lower goes first.';
comment on column work.fair_rank is 'Within a lane the lower goes first: seconds since 1970 when queued, plus a handicap for the account''s pending work and recent CPU time.';
comment on column work.state is 'queued, running (under a lease) or ended.';
comment on column work.attempt is 'How often it was claimed, handed-back leases not counted.';
comment on column work.lease_owner is 'The node at work.';
comment on column work.lease_token is 'Fencing token; only the holder of the row''s token may write a result.';
comment on column work.lease_until is 'From then on the work may be given to another.';
comment on column work.progress is 'How far it is, as the kind''s pages understand it; only while it runs.';
comment on column work.message is 'What went wrong in the last try; for admins.';
comment on column work.cpu_spent_us is 'CPU time that it took, in microseconds: what fair share counts.';

-- The queue. Exactly one index may match its predicate: with a second, the planner was seen to sort the whole queue.
create index work_queue on work (lane, fair_rank, id) where state = 'queued';
-- The sweep of expired leases.
create index work_lease on work (lease_until) where state = 'running';
-- How the work about something stands; there is one piece of it at a time.
create unique index work_one_open on work (kind, subject) where ended_at is null;
-- Pending work of an account (ended_at null) and its recent CPU time.
create index work_by_account on work (account_id, ended_at);
-- What is to be forgotten.
create index work_ended on work (ended_at) where state = 'ended';

insert into work (kind, subject, topic, account_id, needs, lane, fair_rank, state, attempt, queued_at, message)
select 'judge', id, 'submission/' || submission_id, account_id, language, lane, fair_rank, 'queued',
       case state when 'running' then attempt - 1 else attempt end, queued_at, message
from judging where state <> 'finished' order by id;

insert into work (kind, subject, topic, account_id, needs, lane, fair_rank, state, attempt, queued_at, message)
select 'search', c.id, 'submission/' || c.submission_id, s.account_id, c.language, 5, extract(epoch from c.queued_at), 'queued',
       case c.state when 'running' then c.attempt - 1 else c.attempt end, c.queued_at, c.message
from counterexample c join submission s on s.id = c.submission_id
where c.state in ('queued', 'running') order by c.id;

update judging set message = null where state <> 'finished' and message is not null;
drop index judging_by_account;
alter table judging
    drop constraint judging_finished_has_verdict,
    drop column lane, drop column fair_rank, drop column state, drop column attempt, drop column language,
    drop column lease_owner, drop column lease_token, drop column lease_until, drop column started_at,
    drop column phase, drop column tests_done, drop column tests_planned, drop column cpu_spent_us;
alter table judging add constraint judging_finished_has_verdict check ((verdict is not null) = (finished_at is not null));
-- A reference of account that judgings are deleted by.
create index judging_by_account on judging (account_id);
comment on table judging is 'One judge''s work on a submission, and what it found out; a rejudge is a new row. Unfinished ones have a row in work.';
comment on column judging.account_id is 'The submission''s account.';

alter table counterexample add column outcome text, add column too_large text;
update counterexample
set outcome = state, too_large = case when state in ('found', 'none') then message end,
    message = case when state = 'failed' then coalesce(message, '') end
where state in ('found', 'none', 'failed');
update counterexample set message = null, tried = 0 where outcome is null;
drop index counterexample_queue;
alter table counterexample
    drop column state, drop column attempt, drop column lease_owner, drop column lease_token, drop column lease_until;
alter table counterexample
    add constraint counterexample_outcome_known check (outcome in ('found', 'none', 'failed')),
    add constraint counterexample_ended check ((outcome is not null) = (finished_at is not null)),
    add constraint counterexample_found_has_failure check ((outcome is not distinct from 'found') = (failure is not null)),
    add constraint counterexample_failed_has_message check ((outcome is not distinct from 'failed') = (message is not null));
comment on table counterexample is 'The smallest input on which a program fails; while it is looked for, the search has a row in work.';
comment on column counterexample.outcome is 'found, none (of the instances tried fails, or only one too large to show) or failed (a fault of ours); null while unfinished.';
comment on column counterexample.tried is 'Instances judged, those while shrinking too.';
comment on column counterexample.too_large is 'Where the smallest failing input came from, if it is too large to be worked through by hand.';
comment on column counterexample.message is 'What went wrong, where the fault is ours; for admins.';

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant select, insert, update, delete on work to grundy_judge;
    end if;
end
$$;
