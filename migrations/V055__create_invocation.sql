-- Programs that people run before they submit, on samples and inputs of their own. Rows are kept for a day.
-- Locks nothing that exists: new table only.

create table invocation (
    id                 bigint generated always as identity,
    token              text        not null,
    asker              text        not null,
    account_id         bigint,
    package_version_id bigint      not null,
    language           text        not null,
    source             bytea       not null,
    inputs             jsonb       not null,
    asked_at           timestamptz not null,
    finished_at        timestamptz,
    result             jsonb,
    message            text,
    constraint invocation_pk primary key (id),
    constraint invocation_token_unique unique (token),
    constraint invocation_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint invocation_package_version_fk foreign key (package_version_id) references package_version (id) on delete cascade,
    constraint invocation_token_form check (token ~ '^[A-Za-z0-9_-]{22}$'),
    constraint invocation_source_size check (octet_length(source) between 1 and 65536),
    constraint invocation_ended check ((finished_at is not null) = (result is not null or message is not null)),
    constraint invocation_ended_one_way check (result is null or message is null)
);
comment on table invocation is 'A program run on samples and on inputs that its owner chose; counts for nothing. Unfinished ones have a row in work.';
comment on column invocation.token is '128 random bits in base64url: the address of the page, which nobody can guess.';
comment on column invocation.asker is 'Whom limits count and who may see it: account/ and an id, or guest/ and the SHA-256 of the browser''s cookie.';
comment on column invocation.account_id is 'Whose; null for a guest''s.';
comment on column invocation.source is 'The program''s UTF-8 bytes, at most 64 KiB.';
comment on column invocation.inputs is 'Array of objects: sample, the name of a sample, or text, an input of one''s own.';
comment on column invocation.result is 'What the compiler said and what came of each input.';
comment on column invocation.message is 'What went wrong, where the fault is ours; for admins.';

-- What is to be swept.
create index invocation_by_age on invocation (asked_at);
create index invocation_by_account on invocation (account_id) where account_id is not null;
create index invocation_by_package_version on invocation (package_version_id);

-- How often somebody ran something within a window. Unlogged: a crash forgets it, which costs nobody anything.
create unlogged table invocation_count (
    counted_for text        not null,
    runs        integer     not null,
    until       timestamptz not null,
    constraint invocation_count_pk primary key (counted_for),
    constraint invocation_count_counted_for_form check (counted_for ~ '^[0-9a-f]{64}$'),
    constraint invocation_count_runs_positive check (runs > 0)
);
comment on table invocation_count is 'Runs within a window, per person and, for guests, per block of addresses.';
comment on column invocation_count.counted_for is 'SHA-256 of what is counted for, in hexadecimal: no addresses are kept.';
comment on column invocation_count.until is 'End of the window; from then on the count starts again.';

create index invocation_count_by_end on invocation_count (until);

comment on column work.kind is 'judge, search or invocation; the kind''s own table holds what is to be done and what came of it.';
comment on column work.topic is 'Payload of the notification work_changed, such as submission/7 or invocation/8.';
comment on column work.lane is '0 run, 1 submit, 4 rejudge, 5 counterexample; lower goes first.';

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
        grant execute on function invocation_task(bigint, bigint) to grundy_judge;
    end if;
end
$$;
