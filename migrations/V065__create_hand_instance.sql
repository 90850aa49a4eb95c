-- Small instances to be answered by hand: made ahead by idle nodes, given to one person each, open to whoever has the address.
-- What people answered, and what was shown to them. Judge nodes add instances through functions and read nobody's answers.
-- Locks nothing that exists: new tables only.

create table hand_instance (
    id                 bigint generated always as identity,
    package_version_id bigint      not null,
    level              smallint    not null,
    seed               integer     not null,
    input              text        not null,
    answer             text        not null,
    made_at            timestamptz not null,
    given_at           timestamptz,
    constraint hand_instance_pk primary key (id),
    constraint hand_instance_once unique (package_version_id, level, seed),
    constraint hand_instance_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint hand_instance_level_range check (level between 1 and 9),
    constraint hand_instance_seed_range check (seed between 1 and 999999),
    constraint hand_instance_size check (octet_length(input) <= 4000 and octet_length(answer) <= 4000)
);
comment on table hand_instance is 'An instance of a problem that a person can answer on paper.';
comment on column hand_instance.level is 'From 1, the easiest: places in by_hand.levels of practice.yaml.';
comment on column hand_instance.seed is 'What the generator was given; with the level the instance''s address.';
comment on column hand_instance.answer is 'The reference solver''s.';
comment on column hand_instance.given_at is 'When somebody was given it; null while it waits in the pool.';

create index hand_instance_ready on hand_instance (package_version_id, level, id) where given_at is null;
create index hand_instance_given on hand_instance (package_version_id, level, id) where given_at is not null;
create unique index hand_instance_input_once on hand_instance (package_version_id, level, md5(input));

create table hand_sitting (
    hand_instance_id bigint      not null,
    account_id       bigint      not null,
    begun_at         timestamptz not null,
    shown_at         timestamptz,
    constraint hand_sitting_pk primary key (account_id, hand_instance_id),
    constraint hand_sitting_instance_fk foreign key (hand_instance_id) references hand_instance (id),
    constraint hand_sitting_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table hand_sitting is 'A person at an instance.';
comment on column hand_sitting.begun_at is 'When it was given, or first answered by whoever came by its address.';
comment on column hand_sitting.shown_at is 'When the person asked for the solution before having it; answers from then on count for no level.';

create table hand_answer (
    id               bigint generated always as identity,
    hand_instance_id bigint      not null,
    account_id       bigint      not null,
    answer           text        not null,
    answered_at      timestamptz not null,
    outcome          text,
    message          text,
    checked_at       timestamptz,
    constraint hand_answer_pk primary key (id),
    constraint hand_answer_sitting_fk foreign key (account_id, hand_instance_id)
        references hand_sitting (account_id, hand_instance_id) on delete cascade,
    constraint hand_answer_size check (octet_length(answer) <= 8000),
    constraint hand_answer_outcome_known check (outcome in ('right', 'wrong', 'failed')),
    constraint hand_answer_checked check ((outcome is null) = (checked_at is null))
);
comment on table hand_answer is 'What a person answered; while a package''s own checker is at it, there is a row in work.';
comment on column hand_answer.outcome is 'right, wrong, or failed (a fault of ours); null while it is being checked.';
comment on column hand_answer.message is 'What the checker said of a wrong answer; for admins where the fault is ours.';

create index hand_answer_by_sitting on hand_answer (account_id, hand_instance_id, id);

create function hand_instance_add(version bigint, level integer, seed integer, input text, answer text, most integer)
returns text language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_variable
begin
    if not exists (select from problem p where p.published and p.live_version_id = version)
       or (select count(*) from hand_instance h
           where h.package_version_id = version and h.level = hand_instance_add.level and h.given_at is null) >= least(most, 100) then
        return 'full';
    end if;
    insert into hand_instance (package_version_id, level, seed, input, answer, made_at)
    values (version, level, seed, input, answer, clock_timestamp())
    on conflict do nothing;
    return case when found then 'added' else 'known' end;
end
$$;
comment on function hand_instance_add is 'Puts an instance into the pool: added, full (also where the version is no longer served), or known: it is or was there already.';

create function hand_instance_forget_retired() returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
    delete from hand_instance h
    where given_at is null
      and not exists (select from problem p where p.published and p.live_version_id = h.package_version_id)
$$;
comment on function hand_instance_forget_retired is 'Empties the pools of package versions that are no longer served; what was given to somebody stays.';

create function hand_instance_ready() returns table (package_version_id bigint, level smallint, ready bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
    select package_version_id, level, count(*) from hand_instance where given_at is null group by package_version_id, level
$$;
comment on function hand_instance_ready is 'How many instances wait; a level where none waits is absent.';

create function hand_task(
    work_id bigint, token bigint,
    out package_version_id bigint, out content_hash text, out input text, out answer text, out given text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    select h.package_version_id, v.content_hash, h.input, h.answer, a.answer
    into package_version_id, content_hash, input, answer, given
    from work w
    join hand_answer a on a.id = w.subject
    join hand_instance h on h.id = a.hand_instance_id
    join package_version v on v.id = h.package_version_id
    where w.id = work_id and w.lease_token = token and w.state = 'running' and w.kind = 'hand';
    if not found then
        perform refuse_lease(work_id);
    end if;
end
$$;

create function version_of_hand(subject bigint) returns bigint language sql stable as
    'select h.package_version_id from hand_answer a join hand_instance h on h.id = a.hand_instance_id where a.id = subject';

create function finish_hand(done work, result jsonb, moment timestamptz, share fair_share) returns void language plpgsql as $$
begin
    update hand_answer set outcome = result ->> 'outcome', message = result ->> 'message', checked_at = moment
    where id = done.subject;
end
$$;

create function abandon_hand(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    update hand_answer set outcome = 'failed', message = reason, checked_at = moment where id = tried.subject;
end
$$;

create trigger hand_answer_stays_as_checked before update on hand_answer
    for each row when (old.outcome is not null) execute function refuse_rewriting();

revoke all on function hand_task(bigint, bigint), version_of_hand(bigint), finish_hand(work, jsonb, timestamptz, fair_share),
    abandon_hand(work, text, timestamptz), hand_instance_add(bigint, integer, integer, text, text, integer),
    hand_instance_forget_retired(), hand_instance_ready() from public;

comment on column work.kind is 'judge, search, invocation or hand; the kind''s own table holds what is to be done and what came of it.';
comment on column work.topic is 'Payload of the notification work_changed, such as submission/7, invocation/8 or hand/9.';
comment on column work.lane is '0 run, 1 submit, 2 by hand, 4 rejudge, 5 counterexample; lower goes first.';

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant execute on function hand_task(bigint, bigint), hand_instance_forget_retired(), hand_instance_ready() to grundy_judge;
    end if;
    -- What is put in is what people are given and measured by: for whoever may prepare (V041).
    if exists (select from pg_roles where rolname = 'grundy_preparer') then
        grant execute on function hand_instance_add(bigint, integer, integer, text, text, integer) to grundy_preparer;
    end if;
end
$$;
