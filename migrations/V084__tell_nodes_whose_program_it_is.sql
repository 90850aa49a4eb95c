-- Nodes keep compiled programs within what one person's may take: a task says whose it is by a hash, which tells programs of one
-- person from those of another and names nobody.
-- Locks nothing.

create function owner_hash(asker text) returns text language sql immutable strict parallel safe as $$
    select encode(sha256(convert_to('owner ' || asker, 'UTF8')), 'hex')
$$;
comment on function owner_hash is 'Stands for a person, or a guest''s browser, before nodes.';

drop function judging_task(bigint, bigint);
create function judging_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out seed bigint, out owner text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, j.seed, owner_hash('account/' || s.account_id)
    into package_version_id, content_hash, language, source, seed, owner
    from work w
    join judging j on j.id = w.subject
    join submission s on s.id = j.submission_id
    join package_version v on v.id = j.package_version_id
    where w.id = work_id and w.lease_token = token and w.state = 'running' and w.kind = 'judge';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;

drop function search_task(bigint, bigint);
create function search_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out language text, out source bytea, out owner text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select v.id, v.content_hash, s.language, s.source, owner_hash('account/' || s.account_id)
    into package_version_id, content_hash, language, source, owner
    from work w
    join counterexample c on c.id = w.subject
    join submission s on s.id = c.submission_id
    join package_version v on v.id = c.package_version_id
    where w.id = work_id and w.lease_token = token and w.state = 'running' and w.kind = 'search';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;

drop function invocation_task(bigint, bigint);
create function invocation_task(
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

revoke all on function owner_hash(text), judging_task(bigint, bigint), search_task(bigint, bigint), invocation_task(bigint, bigint)
    from public;

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function judging_task(bigint, bigint), search_task(bigint, bigint), invocation_task(bigint, bigint)
            to grundy_judge;
    end if;
end
$$;
