-- A set may be judged several times over with the same seeds, to find verdicts that differ from run to run.
-- Adds a column with a constant default, which rewrites nothing; locks rejudging for a moment.

alter table rejudging add column runs smallint not null default 1;
alter table rejudging add constraint rejudging_runs_range check (runs between 1 and 20);
comment on column rejudging.runs is 'How often each of its submissions is judged; what is judged more than once is never adopted.';
