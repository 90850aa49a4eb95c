-- Programs that people run before they submit, and what is noted of it for a practice session.
-- Locks invocation against writing for the moment in which its trigger is replaced.

create or replace function invocation_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out inputs jsonb, out owner text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, i.language, i.source, i.inputs, owner_hash(i.asker)
    into package_version_id, content_hash, language, source, inputs, owner
    from work w
    join invocation i on i.id = w.subject
    join package_version v on v.id = i.package_version_id
    where w.id = work_id and w.lease_token = invocation_task.token and w.state = 'running' and w.kind = 'invocation';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;

create or replace function version_of_invocation(subject bigint) returns bigint language sql stable as
    'select package_version_id from invocation where id = subject';

create or replace function finish_invocation(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
begin
    update invocation set finished_at = moment, result = finish_invocation.result where id = done.subject;
end
$$;

create or replace function abandon_invocation(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    update invocation set finished_at = moment, message = reason where id = tried.subject;
end
$$;

create or replace function abort_invocation(ended work, moment timestamptz) returns void language sql as
    'update invocation set finished_at = moment, aborted = true where id = ended.subject';

create or replace function keep_session_run() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    insert into session_run (practice_session_id, asked_at)
    select x.id, new.asked_at
    from package_version v join practice_session x on x.problem_id = v.problem_id
    where v.id = new.package_version_id and x.account_id = new.account_id and x.ended_at is null;
    return null;
end
$$;
create or replace trigger invocation_belongs_to_its_session after insert on invocation for each row
    when (new.account_id is not null) execute function keep_session_run();

revoke all on function invocation_task, version_of_invocation, finish_invocation, abandon_invocation, abort_invocation from public;
