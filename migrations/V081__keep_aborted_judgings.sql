-- A judging that its sender ended has no verdict and never will.
-- Adds a column without rewriting anything; locks judging while it is read for the constraint and the index: some seconds with
-- five million judgings.

alter table judging
    add column aborted_at timestamptz,
    add constraint judging_aborted_without_verdict check (aborted_at is null or verdict is null);
comment on column judging.aborted_at is 'When the sender ended it before there was a verdict; null for all others.';

-- How often a person did that lately.
create index judging_aborted on judging (account_id, aborted_at) where aborted_at is not null;

drop trigger judging_stays_as_finished on judging;
create trigger judging_stays_as_finished before update on judging
    for each row when (old.verdict is not null or old.aborted_at is not null) execute function refuse_rewriting();
