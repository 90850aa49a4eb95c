-- Solves that a changed package might judge otherwise: which there are. Nodes that serve pages have them judged again (SolveCheckRepository).
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

revoke all on function note_several_contents, forget_solve_check_work from public;
