-- Changes of what is finished, one statement a line. Each is refused to everybody, the owner too.
update judging set verdict = 'AC'
update judging set verdict = null, finished_at = null
update judging set finished_at = now()
update judging set score = 100
update judging set tests = '[]'
update judging set first_failure = '{}'
update judging set seed = seed + 1
update judging set submission_id = submission_id + 1
update judging set live = false, verdict = 'AC'
update finding set result = '{"outcome": "found"}'
update finding set finished_at = null
update finding set kind = 'idea'
update finding set source_hash = repeat('0', 64)
update judging set aborted_at = now() where verdict is not null
update judging set aborted_at = null where aborted_at is not null
update judging set verdict = 'AC', finished_at = now(), aborted_at = null where aborted_at is not null
update judging set account_id = account_id + 1
