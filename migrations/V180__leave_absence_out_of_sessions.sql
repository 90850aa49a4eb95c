-- A session's clock counts the time that its problem's page was open: while it runs, the page says so once a minute.
-- Locks practice_session for a moment.

alter table practice_session add column seen_at timestamptz;
comment on column practice_session.seen_at is
    'When a page of the session last said that it was open. Null where none ever did, as without scripts: then nothing is known of absence.';
