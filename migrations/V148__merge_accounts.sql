-- Of two accounts of one person an admin makes one: what belonged to the one belongs to the other, and its name leads there.
-- Submissions and finished judgings stay as they are but for that. Locks nothing that exists: a new table, and functions.

create table merged_account (
    merged_id  bigint      not null,
    name       text        not null,
    account_id bigint      not null,
    merged_at  timestamptz not null,
    constraint merged_account_pk primary key (merged_id),
    constraint merged_account_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table merged_account is 'Accounts that became part of others. Their names lead there and are given to nobody else.';
comment on column merged_account.merged_id is 'account.id that it had, as the audit log knows it: there is no such account any more.';
comment on column merged_account.name is 'What it was called.';
comment on column merged_account.account_id is 'Which it is part of.';
create unique index merged_account_name_unique on merged_account (lower(name));
create index merged_account_by_account on merged_account (account_id);

create function has_merged(before bigint, after bigint) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
    select exists (select from merged_account m where m.merged_id = before and m.account_id = after)
$$;
comment on function has_merged is 'Whether the first account became part of the second.';
revoke all on function has_merged(bigint, bigint) from public;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
    -- Who sent it may become part of another account.
    if tg_table_name = 'submission' then
        if new.account_id <> old.account_id and has_merged(old.account_id, new.account_id) then
            old.account_id := new.account_id;
            if new is not distinct from old then
                return new;
            end if;
        end if;
    end if;
    raise exception '% is immutable: write a new row instead of changing row %', tg_table_name, old.id;
end
$$;

-- Finished judgings stay as they are, but for being the one that counts, having their details forgotten, once and whole, and for
-- whose they are where two accounts become one.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
    -- A rejudge makes the judging that counted one of the past; the adoption of a shadow the other way round.
    if tg_table_name = 'judging' then
        old.live := new.live;
        if old.emptied_at is null and new.emptied_at is not null and num_nonnulls(new.tests, new.compilation, new.first_failure) = 0 then
            old.emptied_at := new.emptied_at;
            old.tests := null;
            old.compilation := null;
            old.first_failure := null;
        end if;
    -- Of two who sent the same program one may leave: what was found for it stays with the other.
    elsif tg_table_name = 'counterexample' then
        old.submission_id := new.submission_id;
    end if;
    if tg_table_name in ('judging', 'hand_answer') then
        if new.account_id <> old.account_id and has_merged(old.account_id, new.account_id) then
            old.account_id := new.account_id;
        end if;
    end if;
    if new is distinct from old then
        raise exception '% % is finished and stays as it is: queue another instead', tg_table_name, old.id;
    end if;
    return new;
end
$$;
