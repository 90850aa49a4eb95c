-- What single tests and the compiler said of old judgings is most of what the database grows by. It may be emptied now, after as long
-- as the operator says; verdicts, times and memory stay.
-- Adds a column without a default, which rewrites nothing; locks judging against writing while it is read for the index, some
-- seconds with five million judgings. Few judgings are superseded, so the index is small.

alter table judging add column emptied_at timestamptz;
comment on column judging.emptied_at is 'When tests, compilation and first_failure were forgotten; null while they are kept.';

create index judging_superseded on judging (finished_at) where not live and finished_at is not null and emptied_at is null;

create table retention (
    what            text        not null,
    through         timestamptz not null,
    through_judging bigint      not null,
    constraint retention_pk primary key (what),
    constraint retention_what_known check (what in ('details'))
);
comment on table retention is 'How far what is kept for a time only was forgotten. Whoever forgets holds the row, so one node does at a time.';
comment on column retention.through is 'All judgings that ended before this instant, or at it with an id up to through_judging, were looked at.';

insert into retention (what, through, through_judging) values ('details', '-infinity', 0);

-- Finished judgings stay as they are, but for being the one that counts, and for having their details forgotten, once and whole.
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
    if new is distinct from old then
        raise exception '% % is finished and stays as it is: queue another instead', tg_table_name, old.id;
    end if;
    return new;
end
$$;
