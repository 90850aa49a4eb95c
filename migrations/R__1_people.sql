-- Decisions about accounts that must leave somebody who may decide.
-- Locks nothing: functions are replaced.

-- Of two admins who suspend each other at once the second waits for the first, and its next statement sees what the first did.
create or replace function suspend(whom bigint, why text, moment timestamptz, until_then timestamptz) returns boolean
language plpgsql as $$
begin
    perform from account where role = 'admin' order by id for update;
    insert into suspension (account_id, reason, since, until)
    select a.id, why, moment, until_then from account a
    where a.id = whom and (a.role <> 'admin' or exists (
        select from account other where other.role = 'admin' and other.id <> whom and not exists (
            select from suspension s where s.account_id = other.id and (s.until is null or s.until > moment))))
    on conflict (account_id) do update set reason = excluded.reason, since = excluded.since, until = excluded.until;
    return found;
end $$;
comment on function suspend is 'In place of an earlier suspension; false where it would leave no admin who may act, or the account is gone.';

-- As suspend: of two admins who take each other's role at once the second waits for the first, and sees what the first did.
create or replace function change_role(whom bigint, new_role text, moment timestamptz) returns boolean
language plpgsql as $$
begin
    perform from account where role = 'admin' order by id for update;
    update account a set role = new_role
    where a.id = whom and (a.role <> 'admin' or new_role = 'admin' or exists (
        select from account other where other.role = 'admin' and other.id <> whom and not exists (
            select from suspension s where s.account_id = other.id and (s.until is null or s.until > moment))));
    return found;
end $$;
comment on function change_role is 'False where it would leave no admin who may act, or the account is gone.';

create or replace function has_merged(before bigint, after bigint) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
    select exists (select from merged_account m where m.merged_id = before and m.account_id = after)
$$;
comment on function has_merged is 'Whether the first account became part of the second.';

revoke all on function suspend, change_role, has_merged from public;

-- A seat is nothing that is stored: people who join, leave, or become one account need no other row, and none is ever left behind.
create or replace view class_right as
select m.account_id, c.id as classroom_id, c.name as class_name, t.tier, t.valid_until
from classroom_tier t
join classroom c on c.id = t.classroom_id
join classroom_member m on m.classroom_id = c.id
where c.archived_at is null and t.seats > (
    select count(*) from classroom_member earlier
    where earlier.classroom_id = m.classroom_id and (earlier.joined_at, earlier.account_id) < (m.joined_at, m.account_id));
comment on view class_right is 'Members of classes who have a seat of their class, and so its tier until that instant, which may be over.';
