-- What comes of a submission: its verdict, what that asks for, and what is counted by it.
-- Locks judging, then user_problem, then puzzle_day_solve against writing, for the moment in which their triggers are replaced.

create or replace function judging_task(
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

create or replace function version_of_judge(subject bigint) returns bigint language sql stable as
    'select package_version_id from judging where id = subject';

create or replace function finish_judge(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
declare
    judged record;
    asked jsonb;
begin
    update judging
    set finished_at = moment, verdict = result ->> 'verdict', score = cast(result ->> 'score' as double precision),
        max_score = cast(result ->> 'max_score' as double precision),
        cpu_time_us = cast(result ->> 'cpu_time_us' as bigint), wall_time_us = cast(result ->> 'wall_time_us' as bigint),
        memory_bytes = cast(result ->> 'memory_bytes' as bigint), tests = result -> 'tests',
        tests_planned = cast(result ->> 'tests_planned' as integer),
        compilation = result -> 'compilation', first_failure = result -> 'first_failure'
    where id = done.subject
    returning submission_id, live, package_version_id, verdict into judged;
    -- A shadow judging counts for nobody until it is adopted, and a judge error is ours.
    if not found or not judged.live or judged.verdict = 'JE' then
        return;
    end if;
    insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
    select account_id, problem_id, submitted_at, case when judged.verdict = 'AC' then submitted_at end,
           case when judged.verdict = 'AC' then id end
    from submission where id = judged.submission_id
    on conflict (account_id, problem_id) do update
    set first_attempted_at = least(user_problem.first_attempted_at, excluded.first_attempted_at),
        solved_at = least(user_problem.solved_at, excluded.solved_at),
        solved_by = case when user_problem.solved_at <= excluded.solved_at or excluded.solved_at is null
                         then user_problem.solved_by else excluded.solved_by end;
    -- A judge asks for one of each kind at most; one that lies shall not fill the table.
    for asked in
        select value from jsonb_array_elements(result -> 'asks') limit 20
    loop
        perform queue_finding(asked ->> 'kind', judged.submission_id, judged.package_version_id, done.account_id,
            cast(asked ->> 'lane' as smallint), cast(asked ->> 'put_off' as boolean), moment, share);
    end loop;
end
$$;
comment on function finish_judge is 'Writes a verdict, moves the person''s state on the problem upward, and queues the findings that the judging asks for.';

create or replace function abandon_judge(tried work, reason text, moment timestamptz) returns void language plpgsql as $$
begin
    update judging set verdict = 'JE', finished_at = moment, message = reason where id = tried.subject;
end
$$;

create or replace function abort_judge(ended work, moment timestamptz) returns void language sql as
    'update judging set aborted_at = moment where id = ended.subject';

create or replace function bridge_days(of_account bigint, counted date, sent_at timestamptz) returns void language sql as $$
    insert into bridged_day (account_id, day)
    select of_account, cut_short::date
    from (
        select c.day, d.goes_on_until
        from (
            select p.day from practice_day p where p.account_id = of_account and p.accepted > 0
            union
            select s.counted_on from puzzle_day_solve s where s.account_id = of_account) c
        left join practice_day d on d.account_id = of_account and d.day = c.day
        where c.day < counted order by c.day desc limit 1) as earlier,
        generate_series((earlier.day + 1)::timestamp, (counted - 1)::timestamp, interval '1 day') as cut_short
    where sent_at < earlier.goes_on_until
    on conflict do nothing
$$;
comment on function bridge_days is 'Lets a streak go on from the last day before that counts, over days that had not ended in every zone the person has been in.';

-- As its owner: a node that only judges writes judging and not this.
create or replace function count_practice_day() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
    counted_for bigint;
    counted date;
    sent_at timestamptz;
    judged_before boolean;
    accepted_before boolean;
    more_accepted integer;
begin
    -- What a set found out in the shadow has counted for nobody unless it was adopted.
    select count(*) > 0, count(*) filter (where j.verdict = 'AC') > 0 into judged_before, accepted_before
    from judging j
    where j.submission_id = new.submission_id and j.id <> new.id and j.verdict <> 'JE'
      and not exists (
          select from rejudging_item i join rejudging r on r.id = i.rejudging_id
          where i.shadow_id = j.id and r.adopted is not true);
    more_accepted := case when new.verdict = 'AC' and not accepted_before then 1 else 0 end;
    if judged_before and more_accepted = 0 then
        return null;
    end if;
    select account_id, coalesce(day, (submitted_at at time zone 'UTC')::date), submitted_at
    into counted_for, counted, sent_at
    from submission where id = new.submission_id;
    insert into practice_day (account_id, day, judged, accepted)
    values (counted_for, counted, 1, more_accepted)
    on conflict (account_id, day) do update
    set judged = practice_day.judged + case when judged_before then 0 else 1 end,
        accepted = practice_day.accepted + more_accepted;
    if more_accepted = 1 then
        perform bridge_days(counted_for, counted, sent_at);
    end if;
    return null;
end
$$;
create or replace trigger judging_counts_for_its_day after insert or update of verdict, live on judging for each row
    when (new.live and new.verdict is not null and new.verdict <> 'JE') execute function count_practice_day();

create or replace function go_on_by_puzzle() returns trigger language plpgsql as $$
begin
    perform bridge_days(new.account_id, new.counted_on, new.solved_at);
    return null;
end
$$;
create or replace trigger puzzle_day_solve_goes_on after insert on puzzle_day_solve for each row execute function go_on_by_puzzle();

-- Rises once when a person's first submission is judged and once when they solve: no row that every verdict has to wait for.
-- As its owner: a node that only judges may write user_problem and not this.
create or replace function count_user_problem() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
create or replace trigger user_problem_is_counted after insert or delete or update of solved_at on user_problem
    for each row execute function count_user_problem();

revoke all on function judging_task, version_of_judge, finish_judge, abandon_judge, abort_judge, bridge_days from public;

-- No release misses it: only finish_judge called it. Here and in no numbered file: until this one has run, the finish_judge before needs it.
drop function if exists asks_of_flags(text, jsonb);
