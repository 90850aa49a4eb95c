-- Authors and moderators beside users and admins, and indexes by which admins find people by the beginning of a name or an address.
-- Reads account once under an exclusive lock for the wider check, and account and account_email under a lock against writes while the
-- indexes are made: under a second for a hundred thousand people.

alter table account drop constraint account_role_known;
alter table account add constraint account_role_known check (role in ('user', 'author', 'moderator', 'admin'));
comment on column account.role is 'user, author, moderator or admin.';

-- Beginnings are ranges in the order of bytes, whatever the database's own collation is.
create index account_by_name_order on account (lower(name) collate "C");
create index account_with_role on account (role, (lower(name) collate "C")) where role <> 'user';
create index account_email_by_order on account_email (lower(address) collate "C") where confirmed;

-- As suspend: of two admins who take each other's role at once the second waits for the first, and sees what the first did.
create function change_role(whom bigint, new_role text, moment timestamptz) returns boolean
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

revoke all on function change_role(bigint, text, timestamptz) from public;
