-- A link by which people join can be shut and opened again, and an invitation has a number that its mail is written by.
-- Its secret is drawn when the mail is written: before that there is none. Locks two tables that nothing wrote to before.
-- No release misses it: none before had classes.

alter table classroom
    add column invite_closed_at timestamptz;
comment on column classroom.invite_closed_at is 'When teachers shut the link: its page says so then; null while it is open.';
comment on column classroom.invite_code is 'Part of the link by which people join, shown to the teachers; another one makes it lead nowhere.';

alter table classroom_invitation rename column invited_by to account_id;
alter table classroom_invitation
    add column id bigint generated always as identity,
    add constraint classroom_invitation_id_unique unique (id),
    alter column token_hash drop not null;
comment on column classroom_invitation.account_id is 'The teacher who invited last.';
comment on column classroom_invitation.token_hash is 'SHA-256 of the token in the link, in hexadecimal; the token itself is in the mail alone. Null until the mail is written.';
create index classroom_invitation_by_time on classroom_invitation (invited_at);
