-- What is found out after a verdict had five tables that were alike. Now it has one, and a new kind of finding needs no table.
-- Views of the old names serve web nodes of the release before; they may go with the next release.
-- Locks the five tables against reading and writing while their rows are copied, which takes about a second for 100,000 rows.
-- No release misses it: the views take the place of the tables.

create table finding (
    id                 bigint generated always as identity,
    kind               text        not null,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    language           text        not null,
    source_hash        text        not null,
    queued_at          timestamptz not null,
    finished_at        timestamptz,
    result             jsonb,
    message            text,
    pieces             smallint    not null default 0,
    put_off            boolean     not null default false,
    constraint finding_pk primary key (kind, id),
    constraint finding_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint finding_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint finding_once unique (source_hash, language, package_version_id, kind),
    constraint finding_kind_form check (kind ~ '^[a-z]{1,20}$'),
    constraint finding_ended check (case when finished_at is null then message is null else num_nonnulls(result, message) > 0 end),
    constraint finding_put_off_waits check (not put_off or finished_at is null),
    constraint finding_pieces_range check (pieces between 0 and 30)
);
comment on table finding is 'What is found out about a program after its verdict, and changes none. While that is done there is a row in work, unless it is put off.';
comment on column finding.id is 'Known to work as its subject; unique within the kind.';
comment on column finding.kind is 'As work calls it: search is the smallest failing input, scope all small games, phase a map of failures, idea and growth are themselves.';
comment on column finding.submission_id is 'The submission that came first, and whose source is run.';
comment on column finding.result is 'What came of it, as the judge''s record of the kind says. Before finished_at: how far the pieces before came.';
comment on column finding.message is 'What went wrong, where the fault is ours; for admins.';
comment on column finding.put_off is 'Whether it waits until less of the person''s is in the queue: there is no row in work.';
comment on column finding.pieces is 'How often its time was up: it goes on where it was, behind what else waits.';
create index finding_by_submission on finding (submission_id);
create index finding_put_off on finding (kind, id) where put_off;
create index finding_small_game_lost on finding (package_version_id, id) where kind = 'scope' and result ->> 'outcome' = 'wrong';

comment on column work.kind is 'judge, invocation, hand, proof, upload, play, move, rules, or a kind of finding; the kind''s own table, or finding, holds what is to be done and what came of it.';

-- In the order in which a verdict asks for them.
lock table small_scope, phase_map, misconception, program_growth, counterexample in access exclusive mode;

-- A kind keeps its ids, by which work knows them.
insert into finding (kind, id, submission_id, package_version_id, language, source_hash, queued_at, finished_at, result, message, pieces, put_off)
overriding system value
select 'scope', id, submission_id, package_version_id, language, source_hash, queued_at, finished_at,
       case when num_nonnulls(games, games_are, games_german) = 3 then jsonb_strip_nulls(jsonb_build_object(
           'outcome', case when outcome in ('right', 'wrong') then outcome else 'unfinished' end, 'tried', tried, 'games', games,
           'games_are', games_are, 'games_german', games_german, 'failure', failure)) end,
       message, pieces, false
from small_scope
union all
select 'phase', id, submission_id, package_version_id, language, source_hash, queued_at, finished_at, map, message, 0, false
from phase_map
union all
select 'idea', id, submission_id, package_version_id, language, source_hash, queued_at, finished_at,
       case when outcome <> 'failed' then jsonb_strip_nulls(jsonb_build_object(
           'outcome', outcome, 'tests', tests, 'idea', idea, 'idea_german', idea_german, 'anchor', anchor)) end,
       message, 0, false
from misconception
union all
select 'growth', id, submission_id, package_version_id, language, source_hash, queued_at, finished_at, measurement, message, 0, false
from program_growth
union all
select 'search', id, submission_id, package_version_id, language, source_hash, queued_at, finished_at,
       case when outcome <> 'failed' then jsonb_strip_nulls(jsonb_build_object(
           'outcome', outcome, 'tried', tried, 'too_large', too_large))
           || case when failure is null then '{}' else jsonb_build_object('failure', failure) end end,
       message, 0,
       outcome is null and not exists (select from work w where w.kind = 'search' and w.subject = counterexample.id and w.ended_at is null)
from counterexample;

select setval(pg_get_serial_sequence('finding', 'id'), greatest(max(id), 1), max(id) is not null) from finding;

drop table small_scope, phase_map, misconception, program_growth, counterexample;

create view counterexample as
select id, submission_id, package_version_id, language, source_hash, queued_at, finished_at,
       coalesce(cast(result ->> 'tried' as bigint), 0) as tried, result -> 'failure' as failure, message,
       case when message is not null then 'failed' when finished_at is not null then result ->> 'outcome' end as outcome,
       result ->> 'too_large' as too_large, kind
from finding where kind = 'search';
alter view counterexample alter column kind set default 'search';

create view small_scope as
select id, submission_id, package_version_id, language, source_hash, queued_at, finished_at,
       case when message is not null then 'failed' when finished_at is null then null
            when result ->> 'outcome' = 'unfinished' then 'cut' else result ->> 'outcome' end as outcome,
       coalesce(cast(result ->> 'tried' as integer), 0) as tried, cast(result ->> 'games' as integer) as games,
       result ->> 'games_are' as games_are, result ->> 'games_german' as games_german, result -> 'failure' as failure, message, pieces, kind
from finding where kind = 'scope';
alter view small_scope alter column kind set default 'scope';

create view misconception as
select id, submission_id, package_version_id, language, source_hash, queued_at, finished_at,
       case when message is not null then 'failed' when finished_at is not null then result ->> 'outcome' end as outcome,
       cast(result ->> 'tests' as integer) as tests, result ->> 'idea' as idea, result ->> 'idea_german' as idea_german,
       result ->> 'anchor' as anchor, message, kind
from finding where kind = 'idea';
alter view misconception alter column kind set default 'idea';

create view program_growth as
select id, submission_id, package_version_id, language, source_hash, queued_at, finished_at, result as measurement, message, kind
from finding where kind = 'growth';
alter view program_growth alter column kind set default 'growth';

create view phase_map as
select id, submission_id, package_version_id, language, source_hash, queued_at, finished_at, result as map, message, kind
from finding where kind = 'phase';
alter view phase_map alter column kind set default 'phase';
