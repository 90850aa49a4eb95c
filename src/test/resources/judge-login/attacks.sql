-- What somebody may try who has taken over a judge node, one statement a line. Each must be refused.
-- Reading what is not leased
select 1 from account
select 1 from sign_in
select 1 from sign_in_attempt
select 1 from entitlement
select 1 from editorial_unlock
select 1 from broken_package
select 1 from user_problem
select source from submission
select archive from package_version
select * from package_version
select message from judging
select seed from judging
select lease_token from work
select lease_owner, lease_token from work where state = 'running'
copy submission to stdout
copy package_version (archive) to stdout
select * from judging_task(2, 0)
select leased_archive(2, 0, 1)
select live_archive(1)
select version_of_judge(1)
select work_leased(2, 0)
select pg_read_file('postgresql.conf')
select lo_export(1, '/tmp/x')
copy (select 1) to program 'id'
-- Programs that people run
select source from invocation
select 1 from invocation_count
select * from invocation_task(2, 0)
update invocation set result = '{}', finished_at = now()
delete from invocation
-- Proofs of packages
select archive from package_proof
select account_id from package_proof
select * from proof_task(2, 0)
update package_proof set green = true
insert into package_proof (called, archive, archive_hash, asked_at) values ('x', 'x', repeat('0', 64), now())
delete from package_proof
select finish_proof(null, '{"green": true}', now(), null)
select abort_proof(null, now())
-- Uploads
select content from upload_part
select account_id from upload
select * from upload_task(2, 0)
select upload_zip_part(2, 0, 0)
select upload_keep(2, 0, 'problem.yaml', 'x', false)
select upload_leased(2, 0)
update upload set readable = true
insert into upload_file (upload_id, path, content, executable) values (1, 'x', 'x', false)
delete from upload
select finish_upload(null, '{"readable": true}', now(), null)
select abandon_upload(null, 'x', now())
-- Games
select graph from game_graph
select * from play_task(2, 0)
update game_graph set graph = 'x', positions = 1, made_at = now()
insert into game_graph (package_version_id, name, input, asked_at) values (1, 'sample-9', '1', now())
delete from game_graph
select finish_play(null, '{}', now(), null)
select queue_game_graph(1, 'sample-9', null, null, '1', repeat('0', 64), now())
select said from program_move
select * from move_task(1, 0)
update program_move set said = '1 1', answered_at = now()
insert into program_move (submission_id, package_version_id, input_hash, input, asked_at) values (1, 1, repeat('0', 64), '1', now())
delete from program_move
select finish_move(null, '{"said": "1 1"}', now(), null)
select abandon_move(null, 'x', now())
-- Answers by hand
select answer from hand_instance
select account_id from hand_answer
select answer from hand_answer
select 1 from hand_sitting
select * from hand_task(2, 0)
update hand_answer set answer = ''
update hand_answer set outcome = 'right', checked_at = now()
insert into hand_instance (package_version_id, level, seed, input, answer, made_at) values (1, 1, 1, '', '', now())
update hand_instance set answer = ''
delete from hand_instance
-- Verdicts
update judging set verdict = 'AC'
update judging set verdict = 'AC', finished_at = now() where verdict is null
update judging set live = false
delete from judging
insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at) values (1, 9, false, 1, 1, 1, now())
select finish_judge(w, '{"verdict": "AC"}', now(), row(0, 0, now())) from (select null::work as w) as none
select abandon_judge(null, 'no', now())
select end_try(null, 'no', now())
-- What is found out after verdicts
select 1 from finding
select result from finding
select * from finding_task(3, 0)
select finish_finding(null, '{}', now(), null)
select abandon_finding(null, 'x', now())
select queue_finding('idea', 1, 1, 1, cast(7 as smallint), false, now(), null)
select start_finding('idea', 1, 1, cast(7 as smallint), now(), null)
select resume_finding('search', 1, cast(5 as smallint), now())
update finding set result = '{}', finished_at = now()
insert into finding (kind, submission_id, package_version_id, language, source_hash, queued_at) values ('idea', 1, 1, 'cpp', repeat('0', 64), now())
delete from finding
select 1 from rules_agreement
select remember_agreement(repeat('0', 64), '{}', now())
select 1 from rules_check
select * from rules_task(1, 0)
select rules_task_is_thorough(1, 0)
select version_of_rules(1)
select finish_rules(null, '{}', now(), null)
select abandon_rules(null, 'x', now())
update rules_check set agreed = true, finished_at = now()
insert into rules_check (package_version_id, content_hash, queued_at) values (1, repeat('0', 64), now())
delete from rules_check
-- What people have solved
insert into user_problem values (1, 1, now(), now(), 1)
update user_problem set solved_at = now(), solved_by = 1
delete from user_problem
select 1 from changed_solve
select 1 from solve_round
select passed_account from solve_round for update skip locked
update solve_round set over_at = null
delete from solve_round
select 1 from solve_check
insert into solve_check (submission_id, content_hash, judging_id) values (1, repeat('0', 64), 1)
delete from solve_check
-- The queue
update work set state = 'queued'
update work set lease_until = 'infinity'
delete from work
insert into work (kind, subject, topic, lane, fair_rank, state, queued_at) values ('judge', 1, 'submission/1', 0, 0, 'queued', now())
select work_queue('judge', 1, 'submission/1', 1, 'cpp', 0, now(), row(0, 0, now()))
select work_abort('judge', 2, 1, now())
select abort_judge(null, now())
select abort_invocation(null, now())
select setval('work_id_seq', 1)
select nextval('judging_id_seq')
-- Seeds
insert into fresh_seed values (1, 42, now())
update fresh_seed set seed = 42
delete from fresh_seed
select seed from fresh_seed
select fresh_seed_draw(1)
select fresh_seed_made(1, 0)
select hand_instance_add(1, 1, 1, '1', 'a wrong answer', 6)
-- Nodes
insert into node (name, role, cells, running, started_at, last_seen_at, draining, host) values ('x', 'web', 0, 0, now(), now(), false, '[]')
update node set draining = true
delete from node
-- People and problems
update account set role = 'admin'
insert into entitlement (account_id) values (1)
update problem set tier = 'free'
update package_version set archive = ''
update submission set source = 'x'
delete from submission
insert into broken_package values ('d', '[]', now())
update flyway_schema_history set success = false
delete from flyway_schema_history
truncate work
truncate account cascade
-- Locks
lock table work
lock table work in access share mode
lock table judging in access share mode
lock table submission in row exclusive mode
lock table account in access exclusive mode
lock table flyway_schema_history in exclusive mode
select pg_advisory_lock(1)
select pg_advisory_lock_shared(1, 2)
select pg_try_advisory_lock(1)
select pg_try_advisory_xact_lock_shared(1)
select pg_advisory_xact_lock(hashtextextended('account/1', 55))
select id from work for update
select finished_at from judging for share
select id from problem for update
reindex table work
cluster work using work_pk
create index on work (id)
-- Whose things are whose, and what admins decided
select 1 from merged_account
insert into merged_account (merged_id, name, account_id, merged_at) values (1, 'ada', 2, now())
select has_merged(1, 2)
select 1 from dismissed_counterexample
insert into dismissed_counterexample (problem_id, input_hash, reason, dismissed_at) values (1, repeat('0', 64), 'mine', now())
-- More rights
set role grundy
set session authorization grundy
grant grundy_judge to pg_monitor
alter role current_user superuser
alter role current_user createdb
create role intruder
alter table judging disable trigger all
drop trigger judging_stays_as_finished on judging
create trigger mine before update on judging for each row execute function refuse_change()
create or replace function work_claim(node text, offers text[], first_lane integer, last_lane integer, until timestamptz) returns setof work language sql as 'select null::work'
alter function refuse_rewriting() owner to current_user
alter database postgres set work_mem = '1GB'
-- Space of one's own
create table mine (id bigint)
create table public.mine (id bigint)
create temporary table mine (id bigint)
create schema mine
create function public.mine() returns int language sql as 'select 1'
create extension dblink
select lo_from_bytea(0, 'x')
select lo_create(0)
select lo_creat(-1)
drop table node
drop schema public cascade
-- Other people's connections
select pg_terminate_backend(pid) from pg_stat_activity where usename <> current_user and datname is not null
select pg_cancel_backend(pid) from pg_stat_activity where usename <> current_user and datname is not null
