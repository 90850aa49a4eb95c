-- Solves that a changed package might judge otherwise: which there are, and how they are judged again in idle times.
-- Locks judged_content and solve_check against writing, and the view, for the moment in which they are replaced.

-- Nodes of either release note contents, with rights of their own. Of two at the same time one waits, and then sees the other's.
create or replace function note_several_contents() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    problem_noted bigint;
begin
    select p.id into problem_noted
    from package_version v join problem p on p.id = v.problem_id
    where v.id = new.package_version_id and not p.several_contents
    for no key update of p;
    update problem set several_contents = true
    where id = problem_noted and exists (
        select from package_version v join judged_content c on c.package_version_id = v.id
        where v.problem_id = problem_noted and c.content_hash <> new.content_hash);
    return null;
end
$$;
create or replace trigger judged_content_several_contents after insert or update of content_hash on judged_content
    for each row execute function note_several_contents();

-- An account that is deleted takes its judgings along; what waits for them goes too.
create or replace function forget_solve_check_work() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
    delete from work where kind = 'judge' and subject = old.judging_id and ended_at is null;
    return null;
end
$$;
create or replace trigger solve_check_takes_its_work_along after delete on solve_check for each row execute function forget_solve_check_work();

create or replace view changed_solve as
select u.account_id, u.problem_id, u.solved_at, live.content_hash, p.live_version_id, newest.submission_id, newest.judging_id,
       newest.seed, newest.language, again.id as again_id,
       case
           -- The program of the newest solve is not accepted any more because an admin let another verdict count.
           when newest.submission_id is null then coalesce((
               select 'refused' from judging j where j.submission_id = u.solved_by and j.live and j.verdict not in ('AC', 'JE')), 'earlier')
           when coalesce(made_by.content_hash, live.content_hash) = live.content_hash or again.verdict = 'AC' then 'current'
           when exists (
               select from submission s
               join judging j on j.submission_id = s.id and j.live and j.verdict = 'AC'
               join judged_content c on c.package_version_id = j.package_version_id and c.content_hash = live.content_hash
               where s.account_id = u.account_id and s.problem_id = u.problem_id) then 'current'
           when exists (
               select from submission s
               join solve_check k on k.submission_id = s.id and k.content_hash = live.content_hash
               join judging j on j.id = k.judging_id and j.verdict = 'AC'
               where s.account_id = u.account_id and s.problem_id = u.problem_id) then 'current'
           when again.verdict = 'JE' then 'failed'
           when again.verdict is not null then 'refused'
           else 'earlier'
       end as standing
from user_problem u
join problem p on p.id = u.problem_id and p.several_contents
join judged_content live on live.package_version_id = p.live_version_id
left join lateral (
    select s.id as submission_id, s.language, j.id as judging_id, j.seed, j.package_version_id
    from submission s join judging j on j.submission_id = s.id and j.live and j.verdict = 'AC'
    where s.account_id = u.account_id and s.problem_id = u.problem_id
    order by s.id desc limit 1) newest on true
left join judged_content made_by on made_by.package_version_id = newest.package_version_id
left join solve_check k on k.submission_id = newest.submission_id and k.content_hash = live.content_hash
left join judging again on again.id = k.judging_id
where u.solved_at is not null
  and exists (
      select from package_version v join judged_content c on c.package_version_id = v.id
      where v.problem_id = p.id and c.content_hash <> live.content_hash);
comment on view changed_solve is 'Solves of problems that judge or judged by several contents: current, earlier (not judged again yet), refused (not accepted by the live content) or failed (judged again in vain: a fault of ours). All other solves are current.';

-- Work for versions that are not live any more is dropped before it begins: should they go live again, it is asked for again.
create or replace function drop_solve_checks() returns void language plpgsql as $$
declare
    dropped bigint;
begin
    for dropped in
        select k.judging_id
        from work w
        join solve_check k on k.judging_id = w.subject
        join submission s on s.id = k.submission_id
        join problem p on p.id = s.problem_id
        left join judged_content live on live.package_version_id = p.live_version_id
        where w.kind = 'judge' and w.state = 'queued' and w.lane = lane_after_verdict()
          and (not p.published or live.content_hash is distinct from k.content_hash)
        order by k.judging_id limit 100
        for update of w skip locked
    loop
        -- Nobody has seen it, and it would count as one that its sender aborted.
        delete from judging where id = dropped;
    end loop;
end
$$;

-- A set of submissions that an admin had judged by the same content has found out already what would be asked.
create or replace function judged_in_set(submission bigint, content text) returns bigint language sql stable as $$
    select n.id
    from judging n
    join judged_content c on c.package_version_id = n.package_version_id and c.content_hash = content
    join rejudging_item i on i.shadow_id = n.id
    join rejudging r on r.id = i.rejudging_id and r.runs = 1 and r.adopted is not false
    where n.submission_id = submission and n.verdict <> 'JE'
    order by n.number desc limit 1
$$;

create or replace function queue_solve_check(solve changed_solve, moment timestamptz) returns boolean language plpgsql as $$
declare
    known bigint;
    made bigint;
begin
    -- In the order in which a deletion of the account takes them; who is about to leave is left alone.
    perform from account where id = solve.account_id for key share skip locked;
    if not found then
        return false;
    end if;
    -- A person who has it judged again now gives it another verdict; later it is looked at once more.
    perform from judging where id = solve.judging_id and live and verdict = 'AC' for update skip locked;
    if not found then
        return false;
    end if;
    if solve.standing = 'failed' then
        delete from solve_check where submission_id = solve.submission_id and content_hash = solve.content_hash;
    end if;
    known := judged_in_set(solve.submission_id, solve.content_hash);
    if known is not null then
        insert into solve_check (submission_id, content_hash, judging_id) values (solve.submission_id, solve.content_hash, known)
        on conflict do nothing;
        return false;
    end if;
    insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at)
    select solve.submission_id, max(number) + 1, false, solve.live_version_id, solve.account_id, solve.seed, moment
    from judging where submission_id = solve.submission_id
    returning id into made;
    insert into solve_check (submission_id, content_hash, judging_id) values (solve.submission_id, solve.content_hash, made);
    -- For nobody: what the house wants to know is no handicap for its author.
    perform work_queue('judge', made, 'submission/' || solve.submission_id, null, solve.language, lane_after_verdict(), moment,
        cast(row(0, 0, moment) as fair_share));
    return true;
end
$$;

create or replace function next_solve_round(moment timestamptz) returns solve_round language plpgsql as $$
declare
    taken solve_round;
begin
    insert into solve_round (problem_id, content_hash, passed_at, passed_account)
    select p.id, live.content_hash, '-infinity', 0
    from problem p join judged_content live on live.package_version_id = p.live_version_id
    where p.published and not exists (select from solve_round r where r.problem_id = p.id)
    order by p.id limit 100
    on conflict do nothing;
    select r.* into taken
    from solve_round r
    join problem p on p.id = r.problem_id and p.published
    join judged_content live on live.package_version_id = p.live_version_id
    where r.over_at is null or r.over_at < moment - interval '1 hour' or r.content_hash <> live.content_hash
    order by r.over_at is not null and r.content_hash = live.content_hash, r.problem_id limit 1
    for update of r skip locked;
    if not found then
        return null;
    end if;
    update solve_round r
    set content_hash = live.content_hash, over_at = null,
        passed_at = case when r.over_at is null and r.content_hash = live.content_hash then r.passed_at else '-infinity' end,
        passed_account = case when r.over_at is null and r.content_hash = live.content_hash then r.passed_account else 0 end
    from problem p join judged_content live on live.package_version_id = p.live_version_id
    where r.problem_id = taken.problem_id and p.id = r.problem_id
    returning r.* into taken;
    return taken;
end
$$;
comment on function next_solve_round is 'The round that goes on now, or begins: held by the node that asks until its transaction ends. Nulls when there is none.';

create or replace function queue_solve_checks(usable text[], given timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    -- As many as idle judges work through in a minute or two: the rest stays in the rounds, where it costs nothing.
    most_waiting constant integer := 20;
    at_a_time constant integer := 10;
    -- No statement holds its rows for long.
    looked_at_a_time constant integer := 500;
    moment timestamptz := work_time(given, '10 seconds');
    round solve_round;
    next record;
    solve changed_solve;
    looked integer := 0;
    queued integer := 0;
begin
    perform drop_solve_checks();
    if (select count(*) from work where state = 'queued' and kind = 'judge' and lane = lane_after_verdict()) >= most_waiting then
        return 0;
    end if;
    round := next_solve_round(moment);
    if round.problem_id is null then
        return 0;
    end if;
    -- Where nothing was ever judged otherwise, all solves are current.
    if exists (
        select from package_version v join judged_content c on c.package_version_id = v.id
        where v.problem_id = round.problem_id and c.content_hash <> round.content_hash)
    then
        for next in
            select u.account_id, u.solved_at from user_problem u
            where u.problem_id = round.problem_id and u.solved_at is not null
              and (u.solved_at, u.account_id) > (round.passed_at, round.passed_account)
            order by u.solved_at, u.account_id limit looked_at_a_time
        loop
            looked := looked + 1;
            round.passed_at := next.solved_at;
            round.passed_account := next.account_id;
            select v.* into solve from changed_solve v
            where v.account_id = next.account_id and v.problem_id = round.problem_id and v.submission_id is not null
              and (v.standing = 'earlier' and v.again_id is null
                   or v.standing = 'failed' and (select finished_at from judging where id = v.again_id) < moment - interval '1 day')
              and v.language = any (usable)
              and not exists (
                  select from suspension s where s.account_id = v.account_id and (s.until is null or s.until > moment));
            if found and queue_solve_check(solve, moment) then
                queued := queued + 1;
                exit when queued = at_a_time;
            end if;
        end loop;
    end if;
    update solve_round
    set passed_at = round.passed_at, passed_account = round.passed_account,
        over_at = case when queued < at_a_time and looked < looked_at_a_time then moment end
    where problem_id = round.problem_id;
    return greatest(queued, 1);
end
$$;
comment on function queue_solve_checks is 'Looks at some solves of the problem whose turn it is, and queues a few programs to be judged again that a node can judge. 0 when there is nothing to do, or enough waits.';

revoke all on function note_several_contents, forget_solve_check_work, drop_solve_checks, judged_in_set, queue_solve_check,
    next_solve_round, queue_solve_checks from public;
