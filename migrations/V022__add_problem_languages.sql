-- Some problems may be solved in some languages only: told when a program is sent, not as a compile error of its judging.
-- Adds a column with a constant default, which rewrites nothing; locks problem for that moment.

alter table problem add column languages text[] not null default '{}';
comment on column problem.languages is 'Identifiers in languages.yaml of the languages it may be solved in; empty for all.';
