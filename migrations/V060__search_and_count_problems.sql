-- Problems are found by words with slips in them, and the list says how many tried and solved each.
-- Rewrites problem for the generated columns and locks it meanwhile; counts once over user_problem, which is locked against
-- writing from the beginning on. Needs pg_trgm, one of PostgreSQL's own modules
-- (Debian: in postgresql-18 itself); it is a trusted one, so the database's owner may create it.

-- First: who writes user_problem asks for problem, its foreign key.
lock table user_problem in share row exclusive mode;

create extension if not exists pg_trgm;

create function search_id(words text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(regexp_replace(lower(words), '[^a-z0-9]', '', 'g'), '(^|[a-z])0+([0-9])', '\1\2', 'g')
$$;
comment on function search_id(text) is 'A display id as people write it: gmt14 for GMT-014, gmt-14 and gmt014.';

-- array_to_string may depend on settings for some types; for texts it does not.
create function joined(words text[]) returns text language sql immutable strict parallel safe as $$
    select array_to_string(words, ' ')
$$;

alter table problem
    add column has_editorial boolean,
    add column search_id text not null generated always as (search_id(display_id)) stored,
    add column search_words text not null
        generated always as (lower(title || ' ' || joined(topics) || ' ' || joined(tags) || ' ' || summary)) stored;
comment on column problem.has_editorial is 'Whether the package has an editorial; null until the package is loaded the next time.';
comment on column problem.search_words is 'All that a search may find beside the id, in lower case: only what everybody may know.';

create table problem_count (
    problem_id bigint not null,
    tried      bigint not null default 0,
    solved     bigint not null default 0,
    constraint problem_count_pk primary key (problem_id),
    constraint problem_count_problem_fk foreign key (problem_id) references problem (id) on delete cascade,
    constraint problem_count_range check (solved between 0 and tried)
);
comment on table problem_count is 'How many people tried and solved each problem: user_problem counted, kept by its trigger.';

-- Rises once when a person's first submission is judged and once when they solve: no row that every verdict has to wait for.
-- As its owner: a node that only judges may write user_problem and not this.
create function count_user_problem() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
    of_problem   bigint := case tg_op when 'DELETE' then old.problem_id else new.problem_id end;
    more_tried   bigint := case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end;
    more_solved  bigint := 0;
begin
    if tg_op <> 'DELETE' and new.solved_at is not null then
        more_solved := more_solved + 1;
    end if;
    if tg_op <> 'INSERT' and old.solved_at is not null then
        more_solved := more_solved - 1;
    end if;
    if more_tried = 0 and more_solved = 0 then
        return null;
    end if;
    -- Not an upsert alone: what would be inserted has to pass the check too, and -1 does not.
    update problem_count set tried = tried + more_tried, solved = solved + more_solved where problem_id = of_problem;
    if not found and tg_op = 'INSERT' then
        insert into problem_count (problem_id, tried, solved) values (of_problem, more_tried, more_solved)
        on conflict (problem_id) do update
        set tried = problem_count.tried + more_tried, solved = problem_count.solved + more_solved;
    end if;
    return null;
end
$$;

insert into problem_count (problem_id, tried, solved)
select problem_id, count(*), count(solved_at) from user_problem group by problem_id;

create trigger user_problem_is_counted after insert or delete or update of solved_at on user_problem
    for each row execute function count_user_problem();
