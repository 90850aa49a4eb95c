-- Admins upload packages as zips; a judge node unpacks, converts and reads each, and writes what it found and the files.
-- Locks nothing that exists: new tables only.

create table upload (
    id              bigint generated always as identity,
    file_name       text        not null,
    bytes           bigint      not null,
    content_hash    text        not null,
    account_id      bigint,
    received_at     timestamptz not null,
    finished_at     timestamptz,
    readable        boolean,
    report          jsonb,
    message         text,
    kept_files      integer     not null default 0,
    kept_bytes      bigint      not null default 0,
    working_copy_id bigint,
    constraint upload_pk primary key (id),
    constraint upload_account_fk foreign key (account_id) references account (id) on delete set null,
    constraint upload_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete set null,
    constraint upload_file_name_line check (length(file_name) between 1 and 200 and file_name !~ '[[:cntrl:]]'),
    constraint upload_bytes_range check (bytes between 1 and 134217728),
    constraint upload_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$'),
    constraint upload_ended check ((finished_at is not null) = (num_nonnulls(report, message) = 1)),
    constraint upload_report_whole check ((report is not null) = (readable is not null)),
    constraint upload_kept_files_range check (kept_files between 0 and 5000),
    constraint upload_kept_bytes_range check (kept_bytes between 0 and 67108864)
);
comment on table upload is 'A zip that an admin uploaded as a package, and what a node found in it. Unfinished ones have a row in work.';
comment on column upload.file_name is 'What whoever sent it calls it: for people, never a path of ours.';
comment on column upload.bytes is 'Of the zip.';
comment on column upload.content_hash is 'SHA-256 of the zip''s bytes.';
comment on column upload.account_id is 'Who sent it; null once the account is gone.';
comment on column upload.readable is 'Whether the package has no errors; null without a report.';
comment on column upload.report is 'Format, name, faults and what could not be carried over, as dev.grundy.upload.UploadReport.';
comment on column upload.message is 'Why there is no report, where the fault is ours.';
comment on column upload.kept_files is 'How many rows upload_file has.';
comment on column upload.kept_bytes is 'Of those files together.';
comment on column upload.working_copy_id is 'The copy that it was last taken into; null if into none, or if that is gone.';
create index upload_by_account on upload (account_id) where account_id is not null;
create index upload_by_working_copy on upload (working_copy_id) where working_copy_id is not null;
-- What is to be forgotten.
create index upload_by_age on upload (received_at);

create table upload_part (
    upload_id bigint  not null,
    number    integer not null,
    content   bytea   not null,
    constraint upload_part_pk primary key (upload_id, number),
    constraint upload_part_upload_fk foreign key (upload_id) references upload (id) on delete cascade,
    constraint upload_part_number_range check (number between 0 and 127),
    constraint upload_part_size check (octet_length(content) between 1 and 1048576)
);
comment on table upload_part is 'The zip of an upload in pieces, so that nobody holds all of it in memory; gone when it was read without errors.';
comment on column upload_part.number is 'From 0; each but the last has 1 MiB.';
-- A zip does not compress again.
alter table upload_part alter column content set storage external;

create table upload_file (
    upload_id  bigint  not null,
    path       text    not null,
    content    bytea   not null,
    executable boolean not null,
    constraint upload_file_pk primary key (upload_id, path),
    constraint upload_file_upload_fk foreign key (upload_id) references upload (id) on delete cascade,
    constraint upload_file_path_form check (
        octet_length(path) between 1 and 250 and path !~ '[[:cntrl:]\\]' and path !~ '(^|/)(\.\.?)?(/|$)'),
    constraint upload_file_size check (octet_length(content) <= 16777216)
);
comment on table upload_file is 'The files of an upload as a package of ours, from which a working copy is made.';
comment on column upload_file.path is 'Relative to the package''s directory, with slashes; no part of it is empty, a dot or two.';

comment on column work.kind is 'judge, search, invocation, hand, proof or upload; the kind''s own table holds what is to be done and what came of it.';
comment on column work.topic is 'Payload of the notification work_changed, such as submission/7, invocation/8, hand/9, proof/10 or upload/11.';
comment on column work.lane is '0 run, 1 submit, 2 by hand, 3 upload, 4 rejudge, 5 counterexample, 6 proof; lower goes first.';

create function upload_leased(work_id bigint, token bigint) returns bigint
language plpgsql as $$
declare
    leased work := work_leased(work_id, token);
begin
    if leased.kind <> 'upload' then
        perform refuse_lease(work_id);
    end if;
    return leased.subject;
end
$$;
comment on function upload_leased is 'The upload that the lease is about; refuses when the lease was lost or is about something else.';

create function upload_task(work_id bigint, token bigint, out file_name text, out bytes bigint, out parts integer)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    leased bigint := upload_leased(work_id, token);
begin
    delete from upload_file where upload_id = leased;
    update upload u set kept_files = 0, kept_bytes = 0 where u.id = leased returning u.file_name, u.bytes into file_name, bytes;
    select count(*) into parts from upload_part where upload_id = leased;
end
$$;
comment on function upload_task is 'What is to be read, to whoever holds the lease. Files that an earlier try kept are gone then.';

create function upload_zip_part(work_id bigint, token bigint, part integer) returns bytea
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    leased bigint := upload_leased(work_id, token);
begin
    return (select content from upload_part where upload_id = leased and number = part);
end
$$;
comment on function upload_zip_part is 'A piece of the zip, to whoever holds the lease; null if there is none of that number.';

create function upload_keep(work_id bigint, token bigint, path text, content bytea, executable boolean) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    leased bigint := upload_leased(work_id, token);
begin
    -- Its constraints bound what a node can write here.
    update upload set kept_files = kept_files + 1, kept_bytes = kept_bytes + octet_length(upload_keep.content) where id = leased;
    insert into upload_file (upload_id, path, content, executable)
    values (leased, upload_keep.path, upload_keep.content, upload_keep.executable);
end
$$;
comment on function upload_keep is 'Keeps a file of the package, for whoever holds the lease: each once, and no more than an upload may have.';

create function version_of_upload(subject bigint) returns bigint language sql stable as 'select cast(null as bigint)';

create function finish_upload(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
begin
    update upload
    set finished_at = moment, report = finish_upload.result, readable = cast(finish_upload.result ->> 'readable' as boolean)
    where id = done.subject;
    if cast(result ->> 'readable' as boolean) then
        delete from upload_part where upload_id = done.subject;
    end if;
end
$$;

create function abandon_upload(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    delete from upload_file where upload_id = tried.subject;
    update upload set finished_at = moment, message = reason, kept_files = 0, kept_bytes = 0 where id = tried.subject;
end
$$;

revoke all on function upload_leased(bigint, bigint), upload_task(bigint, bigint), upload_zip_part(bigint, bigint, integer),
    upload_keep(bigint, bigint, text, bytea, boolean), version_of_upload(bigint),
    finish_upload(work, jsonb, timestamptz, fair_share), abandon_upload(work, text, timestamptz) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function upload_task(bigint, bigint), upload_zip_part(bigint, bigint, integer),
            upload_keep(bigint, bigint, text, bytea, boolean) to grundy_judge;
    end if;
end
$$;
