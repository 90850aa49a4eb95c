-- Programs that people run go the way of judgings (V041): the login of a judge node reads and writes them under a lease only.
-- Locks nothing beyond the moment of the grants.

create function invocation_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out inputs jsonb)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, i.language, i.source, i.inputs
    into package_version_id, content_hash, language, source, inputs
    from work w
    join invocation i on i.id = w.subject
    join package_version v on v.id = i.package_version_id
    where w.id = work_id and w.lease_token = invocation_task.token and w.state = 'running' and w.kind = 'invocation';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;

create function version_of_invocation(subject bigint) returns bigint language sql stable as
    'select package_version_id from invocation where id = subject';

create function finish_invocation(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
begin
    update invocation set finished_at = moment, result = finish_invocation.result where id = done.subject;
end
$$;

create function abandon_invocation(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    update invocation set finished_at = moment, message = reason where id = tried.subject;
end
$$;

revoke all on function invocation_task(bigint, bigint), version_of_invocation(bigint),
    finish_invocation(work, jsonb, timestamptz, fair_share), abandon_invocation(work, text, timestamptz) from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        revoke all on invocation from grundy_judge;
        grant execute on function invocation_task(bigint, bigint) to grundy_judge;
    end if;
end
$$;
