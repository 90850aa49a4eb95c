-- The reading of an uploaded package, in a cell.
-- Locks nothing: functions are replaced.

create or replace function upload_leased(work_id bigint, token bigint) returns bigint
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

create or replace function upload_task(work_id bigint, token bigint, out file_name text, out bytes bigint, out parts integer)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    leased bigint := upload_leased(work_id, token);
begin
    delete from upload_file where upload_id = leased;
    update upload u set kept_files = 0, kept_bytes = 0 where u.id = leased returning u.file_name, u.bytes into file_name, bytes;
    select count(*) into parts from upload_part where upload_id = leased;
end
$$;
comment on function upload_task is 'What is to be read, to the holder of the lease. Files that an earlier try kept are gone then.';

create or replace function upload_zip_part(work_id bigint, token bigint, part integer) returns bytea
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    leased bigint := upload_leased(work_id, token);
begin
    return (select content from upload_part where upload_id = leased and number = part);
end
$$;
comment on function upload_zip_part is 'A piece of the zip, to the holder of the lease; null if there is none of that number.';

create or replace function upload_keep(work_id bigint, token bigint, path text, content bytea, executable boolean) returns void
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
comment on function upload_keep is 'Keeps a file of the package, for the holder of the lease: each once, and no more than an upload may have.';

create or replace function version_of_upload(subject bigint) returns bigint language sql stable as 'select cast(null as bigint)';

create or replace function finish_upload(done work, result jsonb, moment timestamptz, share fair_share) returns void
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

create or replace function abandon_upload(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    delete from upload_file where upload_id = tried.subject;
    update upload set finished_at = moment, message = reason, kept_files = 0, kept_bytes = 0 where id = tried.subject;
end
$$;

revoke all on function upload_leased, upload_task, upload_zip_part, upload_keep, version_of_upload, finish_upload, abandon_upload from
    public;
