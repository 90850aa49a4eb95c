-- What is found out after a verdict has one table and one set of functions since V182. The names from before it go: five views, and functions
-- that nodes of earlier releases called. asks_of_flags goes in R__1_verdicts.sql, where its caller is replaced.
-- No release misses it: those that know V182 read finding and call finding_task, and schema_needs() refuses older ones.
-- Locks the five views, which nothing reads, and work and finding against changes of their columns, for a moment.

drop view small_scope, phase_map, misconception, program_growth, counterexample;

-- A new database never had them; one that is older than V182 has more of them than one that is younger.
drop function if exists
    resume_search(bigint, smallint, timestamptz),
    search_task(bigint, bigint), scope_task(bigint, bigint), scope_tried(bigint, bigint), idea_task(bigint, bigint),
    growth_task(bigint, bigint), phase_task(bigint, bigint),
    queue_search(bigint, bigint, smallint, timestamptz, fair_share),
    queue_scope(bigint, bigint, bigint, smallint, timestamptz, fair_share),
    queue_phase(bigint, bigint, bigint, smallint, timestamptz, fair_share),
    queue_idea(bigint, bigint, bigint, smallint, timestamptz, fair_share),
    queue_growth(bigint, bigint, bigint, smallint, timestamptz, fair_share),
    version_of_search(bigint), version_of_scope(bigint), version_of_phase(bigint), version_of_idea(bigint), version_of_growth(bigint),
    finish_search(work, jsonb, timestamptz, fair_share), finish_scope(work, jsonb, timestamptz, fair_share),
    finish_phase(work, jsonb, timestamptz, fair_share), finish_idea(work, jsonb, timestamptz, fair_share),
    finish_growth(work, jsonb, timestamptz, fair_share),
    abandon_search(work, text, timestamptz), abandon_scope(work, text, timestamptz), abandon_phase(work, text, timestamptz),
    abandon_idea(work, text, timestamptz), abandon_growth(work, text, timestamptz),
    queue_game_graph(bigint, text, integer, integer, text, timestamptz);

comment on column work.kind is 'judge, invocation, hand, proof, upload, play, move, rules, or a kind of finding: search, scope, phase, idea, growth or slowest. The kind''s own table, or finding, holds what is to be done and what came of it.';
comment on column finding.kind is 'As work calls it: search is the smallest failing input, scope all small games, phase a map of failures, slowest runs of the slowest test; idea and growth are themselves.';
