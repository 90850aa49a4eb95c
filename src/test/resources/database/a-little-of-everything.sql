-- At least one row in every table of the baseline, for tests of backups and upgrades. Text holds what is easy to lose on the way:
-- quotes, backslashes, line ends, tabs, letters beyond ASCII, and what COPY itself means by \N and \.
-- The browser whose cookie grundy_session is 43 times the letter a is signed in as ada.

insert into account (name, password_hash, role, must_change_password, created_at, time_zone, profile_public, language) values
    ('admin', '$2a$04$abcdefghijklmnopqrstuv', 'admin', true, '2025-12-31 23:59:59.999999+00', 'UTC', true, 'en'),
    ('ada', '$2a$04$abcdefghijklmnopqrstuw', 'user', false, '2026-01-02 03:04:05+00', 'Pacific/Auckland', true, 'de'),
    ('bob', null, 'user', false, '2026-02-03 04:05:06.7+00', null, true, null);
delete from account where name = 'bob';
insert into account (name, password_hash, role, must_change_password, created_at, profile_public)
values ('carl', null, 'user', false, '2026-02-03 04:05:06.7+00', true);
insert into account_email (account_id, confirmed, address, given_at) values (2, true, 'ada@example.org', '2026-01-02 04:00+00');
insert into account_share values (2, '2026-01-05+00');
insert into api_token (account_id, name, token_hash, ending, scopes, created_at, expires_at)
values (2, 'editor, "quoted" {braces}', repeat('a', 64), 'Ab3d', '{problems:read,submissions:write}', '2026-01-06+00', '2027-01-06+00');
insert into sign_in (token_hash, account_id, started_at, expires_at, browser, place, second_factor)
values (encode(sha256(convert_to(repeat('a', 43), 'UTF8')), 'hex'), 2, '2026-01-06+00', '2999-01-01+00', E'Mozilla/5.0\t(x; y)', '192.0.2.0/24', true);
insert into sign_in_attempt values (repeat('c', 64), 3, '2026-01-06+00');
insert into entitlement (account_id, tier, valid_from, valid_until, source, granted_at, source_ref) values
    (2, 'basic', '2026-01-02+00', 'infinity', 'grant', '2026-01-02+00', null),
    (2, 'pro', '2026-01-02+00', '2026-12-02+00', 'payment', '2026-01-02+00', 'sub_1');
insert into suspension values (4, 'spam, schön', '2026-03-01+00', '2026-04-01+00');
insert into idempotency_key values (2, 'key-1', repeat('d', 64), '2026-03-01+00', '1');

insert into problem (problem_key, display_id, slug, title, summary, difficulty, difficulty_score, topics, tags, premium, tier, published,
                     created_at, updated_at, languages, has_editorial)
values ('test-nim-1', 'TST-001', 'test-nim', 'Nim — “heaps”', E'Two\nlines, a tab\t, a back\\slash, \\N and \\.', 'Easy', 10, '{nim,"sum of games"}',
        '{}', false, 'free', false, '2026-01-01+00', '2026-01-01+00', '{cpp,java,python,javascript}', true),
    ('test-kayles-1', 'TST-002', 'test-kayles', 'Kayles', '', null, 55, '{}', '{rows}', true, 'basic', false, '2026-01-01+00', '2026-01-01+00', '{}', false);
insert into package_version (problem_id, number, content_hash, archive, created_at) values
    (1, 1, repeat('1', 64), decode('504b0304000aff5c2e0d', 'hex'), '2026-01-01+00'),
    (1, 2, repeat('2', 64), decode(repeat('00ff5c4e', 20000), 'hex'), '2026-01-02+00'),
    (2, 1, repeat('3', 64), '', '2026-01-03+00');
update problem set live_version_id = case id when 1 then 2 else 3 end, published = true;
insert into broken_package values ('TST-003', '["problem.yaml:3: no name \"x\"; write one"]', '2026-01-03+00');
insert into learning_path values ('start', 1, 'From nothing', 'About it');
insert into learning_path_step values ('start', 1, 1, 'Part', 'About the part', 'TST-001', 'first', '');

insert into submission (account_id, problem_id, language, source, source_hash, submitted_at) values
    (2, 1, 'cpp', convert_to(E'int main() {\n\treturn 0; // \\. \\N ü\r\n}\n', 'UTF8'), repeat('4', 64), '2026-01-04 10:00+00'),
    (2, 1, 'python', decode('00ff0a0d5c', 'hex'), repeat('5', 64), '2026-01-05 10:00+00'),
    (4, 2, 'java', 'class A {}', repeat('6', 64), '2026-01-06 10:00+00'),
    (2, 2, 'javascript', '1', repeat('7', 64), '2026-01-07 10:00+00');
insert into submission_share values (1, '2026-01-08+00');
insert into user_problem values (2, 1, '2026-01-04 10:00+00', '2026-01-04 10:00+00', 1), (4, 2, '2026-01-06 10:00+00', null, null);
insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict, score, cpu_time_us,
                     wall_time_us, memory_bytes, tests, compilation, first_failure, message, tests_planned, aborted_at) values
    (1, 1, true, 2, 2, 9007199254740993, '2026-01-04 10:00+00', '2026-01-04 10:00:01.000001+00', 'AC', 0.1, 1000, 2000, 4000000,
     '[{"name": "sample/1", "verdict": "AC", "cpu_time_us": 1000, "wall_time_us": 2000, "memory_bytes": 4194304, "message": ""}]', '{"ok": true, "time_us": 300000, "cached": false, "output": "warning: \"x\"\n"}', null, null, 1, null),
    (2, 1, true, 2, 2, -1, '2026-01-05 10:00+00', '2026-01-05 10:00:01+00', 'WA', null, 1000, 2000, 4000000,
     '[{"name": "sample/1", "verdict": "WA", "cpu_time_us": 1000, "wall_time_us": 2000, "memory_bytes": 4194304, "message": ""}]', null, '{"test": "sample/1", "verdict": "WA", "input": "1\n", "expected": "1", "output": "2", "message": ""}', null, 1, null),
    (3, 1, true, 3, 4, 7, '2026-01-06 10:00+00', null, null, null, null, null, null, null, null, null, null, null, null),
    (4, 1, true, 3, 2, 8, '2026-01-07 10:00+00', null, null, null, null, null, null, null, null, null, null, 20, '2026-01-07 10:00:01+00');
insert into work (kind, subject, topic, account_id, needs, lane, fair_rank, state, attempt, lease_owner, lease_token, lease_until, queued_at,
                  progress, message, cpu_spent_us, ended_at, started_at) values
    ('judge', 3, 'submission:3', 4, 'java', 1, 1.5, 'running', 1, 'node-1', 77, '2026-01-06 10:01+00', '2026-01-06 10:00+00',
     '{"done": 3}', null, 10, null, '2026-01-06 10:00:01+00');
insert into finding (kind, id, submission_id, package_version_id, language, source_hash, queued_at, finished_at, result) overriding system value
values ('search', 1, 2, 2, 'python', repeat('5', 64), '2026-01-05 10:01+00', '2026-01-05 10:02+00', '{"outcome": "found", "tried": 12, "failure": {"verdict": "WA", "input": "3\n", "expected": "1", "output": "2", "message": "", "origin": "gen.cpp 1"}}');
insert into fresh_seed values (2, 42, '2026-01-05+00'), (2, 43, null);
insert into node (name, role, cells, running, started_at, last_seen_at, draining, host, languages, login)
values ('node-1', 'all', 2, 1, '2026-01-06+00', '2026-01-06 10:00+00', false, '{"cores": 2}', '["cpp", "java"]', 'judge_1');
insert into invocation (token, asker, account_id, package_version_id, language, source, inputs, asked_at, finished_at, result)
values (repeat('t', 22), 'account:2', 2, 2, 'cpp', 'int main() {}', '[{"name": "sample 1", "input": "1\n"}]', '2026-01-07+00', '2026-01-07 00:00:01+00', '{"compilation": null, "cases": []}');
insert into invocation_count values (repeat('e', 64), 2, '2026-01-07+00');

insert into draft values (2, 2, 'cpp', E'#include <vector>\n', 3, '2026-01-07+00');
insert into bookmark values (2, 1, '2026-01-07+00');
insert into collection (account_id, name, created_at) values (2, 'Mine', '2026-01-07+00');
insert into collection_problem values (1, 2, '2026-01-07+00');
insert into problem_note values (2, 1, E'line one\r\nline two\n\\.\n', '2026-01-07+00');
insert into editorial_unlock values (2, 'test-kayles-1', '2026-01-07+00');
insert into hint_opening values (2, 'test-nim-1', 1, '2026-01-07+00');
insert into hand_instance (package_version_id, level, seed, input, answer, made_at) values (2, 1, 5, E'3\n1 2 3\n', 'lose', '2026-01-07+00');
insert into hand_sitting values (1, 2, '2026-01-07+00', null);
insert into hand_answer (hand_instance_id, account_id, answer, answered_at, outcome, message, checked_at)
values (1, 2, 'win', '2026-01-07+00', 'wrong', 'not a losing position', '2026-01-07 00:00:01+00');
insert into practice_session (account_id, problem_id, begun_at, ended_at, paused_ms) values (2, 1, '2026-01-04+00', '2026-01-04 01:00+00', 500);
insert into session_run (practice_session_id, asked_at) values (1, '2026-01-04 00:10+00');
insert into bridged_day values (2, '2026-01-06');
insert into practice_day (account_id, day, judged, accepted) values (2, '2025-12-24', 4, 1);

insert into security_event (kind, account_id, happened_at, last_at, times, address, browser, detail, gathered_by) values
    ('signed-in', 2, '2026-01-06+00', '2026-01-06+00', 1, '192.0.2.0/24', 'Firefox', 'über', null),
    ('wrong-password', null, '2026-01-06+00', '2026-01-06 00:30+00', 7, '192.0.2.0/24', '', '', repeat('f', 64));
insert into outbox (kind, account_id, about, language, posted_at, next_try_at)
values ('confirm-address', 2, 'ada@example.org', 'de', '2026-01-06+00', '2026-01-06+00');
insert into mail_link values (repeat('8', 64), 2, 'confirm', 'ada@example.org', '2026-01-06+00', '2026-01-07+00', null);
insert into totp (account_id, secret, begun_at, confirmed_at, last_step) values (2, repeat('A', 32), '2026-01-06+00', '2026-01-06 00:01+00', 58000000);
insert into recovery_code values (repeat('9', 64), 2, '2026-01-06+00');
insert into pending_sign_in values (repeat('0', 64), 2, '/problems/nim?x=1&y=%27', '2026-01-06+00');
insert into passkey (credential_id, account_id, user_handle, public_key, signature_count, name, made_at)
values ('cred_1-x', 2, repeat('h', 43), decode('a50102032620', 'hex'), 4294967295, 'Ada''s phone 📱', '2026-01-06+00');
insert into passkey_request values (repeat('1', 64), 2, '{"challenge": "x"}', '2026-01-06+00');
insert into payment_customer values (2, 'cus_1', '2026-01-06+00', 2, 1, '2026-01-06+00');
insert into subscription values ('sub_1', 2, 'price_1', 'pro', 'active', '2026-01-06+00', '2026-02-06+00', null, '2026-01-06+00');
insert into payment_event values ('evt_1', 'invoice.paid', 2, '2026-01-06+00', '2026-01-06 00:00:01+00');
insert into payment_farewell values ('cus_0', '2026-01-06+00');
insert into payment_try values (repeat('2', 64), 1, '2026-01-06+00');
insert into provider_identity (account_id, issuer, subject, shown_as, linked_at) values (2, 'https://id.example', '42', 'ada@id.example', '2026-01-06+00');
insert into provider_request values (repeat('3', 64), 'example', 2, '/', '2026-01-06+00');
insert into proven_identity values (repeat('4', 64), 'example', 'https://id.example', '43', 'eve', 'eve', '', '/', '2026-01-06+00');

insert into merged_account values (3, 'bob', 2, '2026-02-04+00');
insert into announcement (kind, text_en, text_de, shown_from, shown_until, made_at)
values ('maintenance', E'**Down** at noon\n', 'Mittags *zu* — kurz', '2026-01-06+00', '2026-01-07+00', '2026-01-06+00');
insert into audit_entry (happened_at, actor_id, action, subject_kind, subject_id, before, after, reason, request, network) values
    ('2026-01-06+00', 1, 'role-changed', 'account', '4', '{"role": "user"}', '{"role": "author"}', 'asked for, „gern“', 'abc123', '192.0.2.x'),
    ('2026-01-06 00:01+00', null, 'account-suspended', 'account', '4', '{}', '{"reason": "spam"}', '', '', '');
insert into publication (problem_id, package_version_id, published_at, origin, actor_id, reason) values
    (1, 1, '2026-01-01+00', 'directory', null, ''), (1, 2, '2026-01-02+00', 'studio', 1, 'clearer; same tests'), (2, 3, '2026-01-03+00', 'directory', null, '');
insert into judged_content values (1, repeat('a', 64)), (2, repeat('b', 64)), (3, repeat('c', 64));
insert into rules_agreement values (repeat('2', 64), '2026-01-03+00', 120, 'positions', 'Stellungen', 40, 3);
insert into rules_check (package_version_id, content_hash, queued_at, pieces, finished_at, agreed, fault, thorough) values
    (2, repeat('2', 64), '2026-01-03+00', 2, '2026-01-03 01:00+00', true, null, false),
    (3, repeat('3', 64), '2026-01-03+00', 0, '2026-01-03 01:00+00', false, 'the solver says win, the rules lose', true);

insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict, tests, tests_planned) values
    (1, 2, false, 1, 2, 5, '2026-01-09+00', '2026-01-09 00:00:01+00', 'AC', '[]', 0),
    (1, 3, false, 2, 2, 5, '2026-01-10+00', '2026-01-10 00:00:01+00', 'AC', '[]', 0);
insert into rejudging (called, problem_id, package_version_id, chosen_by, actor_id, asked_at, ended_at, adopted)
values ('after the clearer statement', 1, 1, 'problem TST-001, verdict AC', 1, '2026-01-09+00', '2026-01-09 01:00+00', false);
insert into rejudging_item values (1, 1, 5);
insert into solve_check values (1, repeat('b', 64), 6);
insert into solve_round values (1, repeat('b', 64), '2026-01-04 10:00+00', 2, '2026-01-10+00');
insert into dismissed_counterexample values (1, repeat('a', 64), 'the judge answers win, rightly', '2026-01-06+00');
insert into finding (kind, id, submission_id, package_version_id, language, source_hash, queued_at, finished_at, result, message, pieces)
overriding system value values
    ('scope', 1, 4, 3, 'javascript', repeat('7', 64), '2026-01-07+00', '2026-01-07 00:02+00', '{"outcome": "unfinished", "tried": 500, "games": 900, "games_are": "rows of up to nine pins", "games_german": "Reihen mit bis zu neun Kegeln"}', null, 30),
    ('idea', 1, 4, 3, 'javascript', repeat('7', 64), '2026-01-07+00', '2026-01-07 00:02+00', '{"outcome": "told", "tests": 25, "idea": "It counts pins, not rows.", "idea_german": "Es zählt Kegel, nicht Reihen."}', null, 0),
    ('growth', 1, 4, 3, 'javascript', repeat('7', 64), '2026-01-07+00', '2026-01-07 00:02+00', null, 'the cell was gone', 0),
    ('phase', 1, 4, 3, 'javascript', repeat('7', 64), '2026-01-07+00', null, null, null, 0);
insert into game_graph (package_version_id, name, level, seed, input, asked_at, made_at, positions, graph, content)
values (2, '1-1', 1, 1, E'2\n1 2\n', '2026-01-07+00', '2026-01-07 00:00:01+00', 6, decode('1f8b0800ff5c4e0a', 'hex'), repeat('e', 64));
insert into program_move (submission_id, package_version_id, input_hash, input, asked_at, answered_at, said)
values (1, 2, repeat('f', 64), E'2\n1 2\n', '2026-01-07+00', '2026-01-07 00:00:01+00', '2 1');

insert into lesson_text values ('sums', 'en', 'Sums', 'What a sum is', E'# Sums\n\\N is no rule.\n'), ('sums', 'de', 'Summen', 'Was eine Summe ist', '# Summen');
insert into learning_path_lesson values ('start', 1, 'sums', 1, 1, 'Part', 'About the part');
insert into lesson_read values (2, 'sums', '2026-01-07+00');
insert into complaint (account_id, problem_id, package_version_id, kind, text, language, made_at, answer, answered_at, closed_at, revision)
values (2, 1, 2, 'translation', 'In Zeile 2 fehlt „nicht“.', 'de', '2026-01-07+00', 'Danke!', '2026-01-08+00', '2026-01-08+00', 2);

insert into working_copy (name, revision, changed_at, account_id) values ('TST-003', 3, '2026-01-08+00', 1);
insert into working_copy_author values (1, 4, '2026-01-08+00');
insert into working_file values (1, 'problem.md', convert_to(E'# Kegel\r\n\\.\n', 'UTF8'), false, 3, '2026-01-08+00'), (1, 'tests/gen.py', '', true, 1, '2026-01-08+00');
insert into working_file_past values (1, 'problem.md', 1, '# Kegel');
insert into package_proof (called, archive, archive_hash, account_id, asked_at, finished_at, message)
values ('TST-003', decode('504b03040a5c', 'hex'), repeat('a', 64), 1, '2026-01-08+00', '2026-01-08 00:10+00', 'the cell was gone');
insert into proof_test values (1, 'sample/1', '{"model": {"verdict": "AC"}}');
insert into working_copy_proof values (1, repeat('a', 64));
insert into publication_request (working_copy_id, account_id, revision, note, language, asked_at, state, answer, ended_at)
values (1, 4, 2, 'please look', 'en', '2026-01-08+00', 'sent-back', 'two samples are alike', '2026-01-09+00');
insert into upload (file_name, bytes, content_hash, account_id, received_at, finished_at, message, kept_files, kept_bytes)
values ('kegel – neu.zip', 6, repeat('b', 64), 1, '2026-01-08+00', null, null, 1, 3);
insert into upload_part values (1, 0, decode('504b03040a5c', 'hex'));
insert into upload_file values (1, 'statement/problem.md', decode('5c4e0a', 'hex'), false);
