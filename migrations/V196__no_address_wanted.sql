-- A person without an e-mail address is asked for one after their first accepted program, once.
-- Locks account for a moment: a column without a default rewrites nothing.

alter table account add column address_declined_at timestamptz;
comment on column account.address_declined_at is 'When the person said that they want to give no e-mail address; null while they did not.';
