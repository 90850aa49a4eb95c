-- People who may read and not write, for a while or until somebody ends it.
-- Locks nothing that exists: new table only.

create table suspension (
    account_id bigint      not null,
    reason     text        not null,
    since      timestamptz not null,
    until      timestamptz,
    constraint suspension_pk primary key (account_id),
    constraint suspension_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint suspension_reason_line check (char_length(reason) between 1 and 200 and reason !~ '[[:cntrl:]]'),
    constraint suspension_order check (until > since)
);
comment on table suspension is 'At most one of an account; what was is in security_event.';
comment on column suspension.reason is 'In the words of whoever decided it; the person reads it.';
comment on column suspension.until is 'From then on it does not hold any more; null for one that holds until it is ended.';

-- Of two admins who suspend each other at once the second waits for the first, and its next statement sees what the first did.
create function suspend(whom bigint, why text, moment timestamptz, until_then timestamptz) returns boolean
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

revoke all on function suspend(bigint, text, timestamptz, timestamptz) from public;
