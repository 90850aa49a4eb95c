-- Nodes are replaced one after another, so two releases work on one schema for a while. Migrations only add (expand); one that takes away or
-- changes what the release before uses comes a release later (contract), and says here from which migration on a release can do without it.
-- Locks nothing.

create function schema_needs() returns integer language sql immutable as 'select 132';
comment on function schema_needs is
    'The number of the migration that a release has to know to work on this schema; nodes of older ones end with a word about it.';
