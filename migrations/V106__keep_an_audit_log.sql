-- What admins, moderators and operators decided, with what was before and after: a log that is only ever added to.
-- The database refuses to change it, to the application's login too: every update, delete and truncate raises, also when
-- session_replication_role would leave triggers out. Who owns the table can take the triggers away, and the application's login owns
-- it unless the operator gives it to another (docs/audit.md). So each entry's hash covers the one before: what was changed behind the
-- triggers breaks the chain, which /admin/audit sees. Who may change all of it and makes all hashes anew is found by
-- somebody who noted the last hash elsewhere.
-- Locks nothing that exists: new tables only.

create table audit_entry (
    id           bigint      not null,
    happened_at  timestamptz not null,
    actor_id     bigint,
    action       text        not null,
    subject_kind text        not null,
    subject_id   text        not null,
    before       jsonb       not null,
    after        jsonb       not null,
    reason       text        not null,
    request      text        not null,
    network      text        not null,
    hash         text        not null,
    constraint audit_entry_pk primary key (id),
    constraint audit_entry_action_form check (action ~ '^[a-z][a-z-]{2,39}$'),
    constraint audit_entry_subject_kind_form check (subject_kind ~ '^[a-z][a-z-]{2,39}$'),
    constraint audit_entry_subject_id_line check (length(subject_id) between 1 and 200 and subject_id !~ '[[:cntrl:]]'),
    constraint audit_entry_before_form check (jsonb_typeof(before) = 'object'),
    constraint audit_entry_after_form check (jsonb_typeof(after) = 'object'),
    constraint audit_entry_reason_line check (length(reason) <= 500 and reason !~ '[[:cntrl:]]'),
    constraint audit_entry_request_form check (request ~ '^[0-9a-z]{0,64}$'),
    constraint audit_entry_network_length check (length(network) <= 40),
    constraint audit_entry_hash_form check (hash ~ '^[0-9a-f]{64}$')
);
comment on table audit_entry is 'A decision of somebody who may more than others. Never changed, never deleted; what an account was called is not kept here.';
comment on column audit_entry.id is 'From 1, without gaps: a trigger gives it.';
comment on column audit_entry.actor_id is 'account.id of who decided, also when the account is gone: no foreign key. Null for the operator at the command line.';
comment on column audit_entry.action is 'Code of an AuditAction, such as role-changed.';
comment on column audit_entry.subject_kind is 'Of what subject_id is the id, such as account.';
comment on column audit_entry.subject_id is 'What it was about, also when that is gone: no foreign key.';
comment on column audit_entry.before is 'What was changed as it was before, by name; empty where nothing was.';
comment on column audit_entry.after is 'What was changed as it was after, by name; empty where nothing is left.';
comment on column audit_entry.reason is 'In the words of who decided; empty for what needs none.';
comment on column audit_entry.request is 'Id of the request, as the log of the node has it; empty at the command line.';
comment on column audit_entry.network is 'From which network, as 203.0.113.x; empty at the command line.';
comment on column audit_entry.hash is 'SHA-256 of this entry and the hash of the one before: a trigger makes it.';
create index audit_entry_by_actor on audit_entry (actor_id, id desc);
create index audit_entry_by_subject on audit_entry (subject_kind, subject_id, id desc);
create index audit_entry_by_action on audit_entry (action, id desc);
create index audit_entry_by_time on audit_entry (happened_at);

create table audit_head (
    single boolean not null default true,
    id     bigint  not null,
    hash   text    not null,
    constraint audit_head_pk primary key (single),
    constraint audit_head_single check (single)
);
comment on table audit_head is 'The last entry: who adds one waits here until the one before is committed, so ids have no gaps. One row.';
insert into audit_head (id, hash) values (0, repeat('0', 64));

create function audit_hash(entry audit_entry, previous text) returns text language sql stable
set search_path = pg_catalog, public, pg_temp as $$
    select encode(sha256(convert_to(jsonb_build_array(previous, entry.id, extract(epoch from entry.happened_at), entry.actor_id,
        entry.action, entry.subject_kind, entry.subject_id, entry.before, entry.after, entry.reason, entry.request, entry.network
        )::text, 'UTF8')), 'hex')
$$;
comment on function audit_hash is 'SHA-256, in hexadecimal, of an entry without its hash, and of the hash of the one before it.';

create function audit_append() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    last audit_head;
begin
    select * into strict last from audit_head for update;
    new.id := last.id + 1;
    new.hash := audit_hash(new, last.hash);
    update audit_head set id = new.id, hash = new.hash;
    return new;
end $$;

create function audit_refuse() returns trigger language plpgsql as $$
begin
    raise exception 'the audit log is only added to: % of % is refused', lower(tg_op), tg_table_name
        using errcode = 'insufficient_privilege';
end $$;

create function audit_advance() returns trigger language plpgsql as $$
begin
    if new.id <> old.id + 1 then
        raise exception 'the audit log is only added to: its end moves from % to %, not to %', old.id, old.id + 1, new.id
            using errcode = 'insufficient_privilege';
    end if;
    return new;
end $$;

create trigger audit_entry_append before insert on audit_entry for each row execute function audit_append();
create trigger audit_entry_refuse before update or delete or truncate on audit_entry for each statement execute function audit_refuse();
create trigger audit_head_refuse before insert or delete or truncate on audit_head for each statement execute function audit_refuse();
create trigger audit_head_advance before update on audit_head for each row execute function audit_advance();
alter table audit_entry enable always trigger audit_entry_append;
alter table audit_entry enable always trigger audit_entry_refuse;
alter table audit_head enable always trigger audit_head_refuse;
alter table audit_head enable always trigger audit_head_advance;

create function audit_check(out entries bigint, out last_hash text, out broken bigint) language sql stable
set search_path = pg_catalog, public, pg_temp as $$
    with chain as (
        select e.id, e.hash, lag(e.id, 1, 0::bigint) over (order by e.id) as previous,
               audit_hash(e, lag(e.hash, 1, repeat('0', 64)) over (order by e.id)) as expected
        from audit_entry e),
    seen as (
        select count(*) as n, coalesce(max(id), 0) as last, min(id) filter (where hash <> expected or id <> previous + 1) as wrong
        from chain)
    select seen.n, head.hash,
           coalesce(seen.wrong,
                    case when seen.last <> head.id then least(seen.last, head.id) + 1 end,
                    case when seen.last > 0 and head.hash <> (select hash from audit_entry where id = seen.last) then seen.last end)
    from seen, audit_head head
$$;
comment on function audit_check is 'How many entries there are, the hash at the end, and the first that is missing or not as it was written; null where all are.';

revoke all on function audit_hash(audit_entry, text), audit_append(), audit_refuse(), audit_advance(), audit_check() from public;
