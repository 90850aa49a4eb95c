-- Days of practice, as the person's own calendar had them when a program was sent: moving to another zone never changes them.
-- Columns without a default or with a constant one rewrite nothing; counts once over submissions. Locks judging against writing
-- from the beginning to the end, account and submission for the moment of the changes.

-- First: who ends a judging has judging and asks for submission, and whoever has submission and asks for judging waits for ever.
lock table judging in share row exclusive mode;

alter table account
    add column time_zone text,
    add column profile_public boolean not null default false;
comment on column account.time_zone is 'IANA name, such as Europe/Berlin; null while the person has not chosen one: UTC.';
comment on column account.profile_public is 'Whether others may see /people/NAME. False for whoever registered before there were profiles.';

alter table submission add column day date;
comment on column submission.day is 'The day in the sender''s time zone then; null for those sent before zones were kept: the day in UTC.';

create table practice_day (
    account_id bigint  not null,
    day        date    not null,
    judged     integer not null,
    accepted   integer not null,
    goes_on_until timestamptz,
    constraint practice_day_pk primary key (account_id, day),
    constraint practice_day_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint practice_day_range check (accepted between 0 and judged)
);
comment on table practice_day is 'What a person sent on a day, counted when the first verdict is there; a rejudge adds at most its acceptance.';
comment on column practice_day.judged is 'Submissions with a verdict; judge errors do not count.';
comment on column practice_day.accepted is 'Those of them that were accepted by any of their judgings.';
comment on column practice_day.goes_on_until is 'When the day after had ended, or will have, in every zone that the person has been in since: until then a streak goes on. Null while they have not moved: the end of the day after in their zone.';

create table bridged_day (
    account_id bigint not null,
    day        date   not null,
    constraint bridged_day_pk primary key (account_id, day),
    constraint bridged_day_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table bridged_day is 'A day that had not ended in every zone the person had been in when the next one counted: a streak goes on over it without counting it.';

-- As its owner: a node that only judges writes judging and not this.
create function count_practice_day() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
    counted_for bigint;
    counted date;
    sent_at timestamptz;
    judged_before boolean := exists (
        select from judging where submission_id = new.submission_id and id <> new.id and verdict <> 'JE');
    more_accepted integer := case when new.verdict = 'AC' and not exists (
        select from judging where submission_id = new.submission_id and id <> new.id and verdict = 'AC') then 1 else 0 end;
begin
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
        insert into bridged_day (account_id, day)
        select counted_for, cut_short::date
        from (select day, goes_on_until from practice_day
              where account_id = counted_for and accepted > 0 and day < counted order by day desc limit 1) as earlier,
             generate_series((earlier.day + 1)::timestamp, (counted - 1)::timestamp, interval '1 day') as cut_short
        where sent_at < earlier.goes_on_until
        on conflict do nothing;
    end if;
    return null;
end
$$;

insert into practice_day (account_id, day, judged, accepted)
select s.account_id, (s.submitted_at at time zone 'UTC')::date, count(distinct s.id), count(distinct s.id) filter (where j.verdict = 'AC')
from submission s join judging j on j.submission_id = s.id
where j.verdict <> 'JE' group by 1, 2;

create trigger judging_counts_for_its_day after insert or update of verdict, live on judging for each row
    when (new.live and new.verdict is not null and new.verdict <> 'JE') execute function count_practice_day();
