-- Admins have packages proved by judge nodes: all that ./grundy verify does, as queued work, with its report kept.
-- Locks nothing that exists: new table only.

create table package_proof (
    id                 bigint generated always as identity,
    called             text        not null,
    package_version_id bigint,
    archive            bytea,
    archive_hash       text        not null,
    account_id         bigint,
    asked_at           timestamptz not null,
    finished_at        timestamptz,
    green              boolean,
    content_hash       text,
    report             jsonb,
    message            text,
    aborted            boolean     not null default false,
    constraint package_proof_pk primary key (id),
    constraint package_proof_package_version_fk foreign key (package_version_id) references package_version (id) on delete cascade,
    constraint package_proof_account_fk foreign key (account_id) references account (id) on delete set null,
    constraint package_proof_one_package check (num_nonnulls(package_version_id, archive) = 1),
    constraint package_proof_called_size check (length(called) between 1 and 200),
    constraint package_proof_archive_size check (octet_length(archive) between 1 and 67108864),
    constraint package_proof_archive_hash_form check (archive_hash ~ '^[0-9a-f]{64}$'),
    constraint package_proof_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$'),
    constraint package_proof_ended check ((finished_at is not null) = (report is not null or message is not null or aborted)),
    constraint package_proof_ended_one_way check (num_nonnulls(report, message) + cast(aborted as integer) <= 1),
    constraint package_proof_report_whole check ((report is not null) = (green is not null))
);
comment on table package_proof is 'A package that an admin had proved, and the report. Unfinished ones have a row in work.';
comment on column package_proof.called is 'What whoever asked calls it, such as a display id or the name of a file.';
comment on column package_proof.package_version_id is 'The version that is proved; null for an archive of its own.';
comment on column package_proof.archive is 'The package''s files as a zip, at most 64 MiB; null where a version is proved.';
comment on column package_proof.archive_hash is 'SHA-256 of the zip''s bytes: the same are not proved twice unless somebody asks for it.';
comment on column package_proof.account_id is 'Who asked; null once the account is gone.';
comment on column package_proof.green is 'Whether nothing is wrong with it; null without a report.';
comment on column package_proof.content_hash is 'Of the package''s files, as package_version has it; null where they cannot be read.';
comment on column package_proof.report is 'As ./grundy verify --json prints that of one package.';
comment on column package_proof.message is 'Why there is no report, where the fault is ours.';
comment on column package_proof.aborted is 'Whether an admin ended it before there was a report.';

-- A zip does not compress again.
alter table package_proof alter column archive set storage external;

create index package_proof_by_archive on package_proof (archive_hash, id);
create index package_proof_by_package_version on package_proof (package_version_id);
create index package_proof_by_account on package_proof (account_id) where account_id is not null;
-- What is to be forgotten.
create index package_proof_by_age on package_proof (asked_at);

comment on column work.kind is 'judge, search, invocation, hand or proof; the kind''s own table holds what is to be done and what came of it.';
comment on column work.topic is 'Payload of the notification work_changed, such as submission/7, invocation/8, hand/9 or proof/10.';
comment on column work.lane is '0 run, 1 submit, 2 by hand, 4 rejudge, 5 counterexample, 6 proof; lower goes first.';

create function proof_task(work_id bigint, token bigint, out called text, out archive bytea)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select p.called, coalesce(p.archive, v.archive)
    into called, archive
    from work w
    join package_proof p on p.id = w.subject
    left join package_version v on v.id = p.package_version_id
    where w.id = work_id and w.lease_token = proof_task.token and w.state = 'running' and w.kind = 'proof';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;
comment on function proof_task is 'What is to be proved, to whoever holds the lease.';

create function version_of_proof(subject bigint) returns bigint language sql stable as
    'select package_version_id from package_proof where id = subject';

create function finish_proof(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
begin
    update package_proof
    set finished_at = moment, report = finish_proof.result, green = cast(finish_proof.result ->> 'green' as boolean),
        content_hash = finish_proof.result ->> 'hash'
    where id = done.subject;
end
$$;

create function abandon_proof(tried work, reason text, moment timestamptz) returns void language sql as
    'update package_proof set finished_at = moment, message = reason where id = tried.subject';

create function abort_proof(ended work, moment timestamptz) returns void language sql as
    'update package_proof set finished_at = moment, aborted = true where id = ended.subject';

revoke all on function proof_task(bigint, bigint), version_of_proof(bigint), finish_proof(work, jsonb, timestamptz, fair_share),
    abandon_proof(work, text, timestamptz), abort_proof(work, timestamptz) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function proof_task(bigint, bigint) to grundy_judge;
    end if;
end
$$;
