-- Searches for the smallest input on which a program fails, and what they found; unfinished rows are a queue of their own.
-- One row per program and package version, whoever sent the program: the same search is never made twice.
-- Locks nothing that exists: new table only.

create table counterexample (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    language           text        not null,
    source_hash        text        not null,
    state              text        not null,
    attempt            smallint    not null default 0,
    lease_owner        text,
    lease_token        bigint,
    lease_until        timestamptz,
    queued_at          timestamptz not null,
    finished_at        timestamptz,
    tried              bigint      not null default 0,
    failure            jsonb,
    message            text,
    constraint counterexample_pk primary key (id),
    constraint counterexample_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint counterexample_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint counterexample_once unique (source_hash, language, package_version_id),
    constraint counterexample_state_known check (state in ('queued', 'running', 'found', 'none', 'failed')),
    constraint counterexample_attempt_range check (attempt between 0 and 3),
    constraint counterexample_leased_while_running check (
        (state = 'running') = (lease_token is not null)
        and (lease_token is null) = (lease_owner is null)
        and (lease_token is null) = (lease_until is null)),
    constraint counterexample_finished check ((state in ('found', 'none', 'failed')) = (finished_at is not null)),
    constraint counterexample_found_has_failure check ((state = 'found') = (failure is not null))
);
comment on table counterexample is 'The smallest input on which a program fails, or the search for it.';
comment on column counterexample.submission_id is 'The submission that asked first, and whose source is tried.';
comment on column counterexample.state is 'queued, running (under a lease), found, none (of the instances tried fails) or failed (a fault of ours).';
comment on column counterexample.attempt is 'How often it was claimed, handed-back leases not counted.';
comment on column counterexample.lease_token is 'Fencing token, drawn from judging_lease_token; only its holder may write.';
comment on column counterexample.tried is 'Instances judged so far, those while shrinking too.';
comment on column counterexample.failure is 'The failing input whole, with verdict, expected and own output, message and origin.';
comment on column counterexample.message is 'What went wrong, where the fault is ours; for admins.';

create index counterexample_queue on counterexample (queued_at, id) where state = 'queued';
create index counterexample_lease on counterexample (lease_until) where state = 'running';
create index counterexample_by_submission on counterexample (submission_id);

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant select, insert, update on counterexample to grundy_judge;
    end if;
end
$$;
