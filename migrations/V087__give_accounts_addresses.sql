-- E-mail addresses of accounts, and links in mails that confirm one or let a forgotten password be replaced.
-- Locks nothing that exists: new tables only.

create table account_email (
    account_id   bigint      not null,
    confirmed    boolean     not null,
    address      text        not null,
    given_at     timestamptz not null,
    constraint account_email_pk primary key (account_id, confirmed),
    constraint account_email_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint account_email_form check (length(address) <= 254 and address ~ '^[!-~]+@[A-Za-z0-9.-]+$')
);
comment on table account_email is 'At most one address that its owner confirmed, and at most one that waits for that, for each account.';
comment on column account_email.confirmed is 'Whether a link in a mail to it was used. Two accounts may wait for one address, and one may have it.';
comment on column account_email.given_at is 'When it was typed.';
create unique index account_email_unique on account_email (lower(address)) where confirmed;

create table mail_link (
    token_hash text        not null,
    account_id bigint      not null,
    purpose    text        not null,
    address    text        not null,
    made_at    timestamptz not null,
    expires_at timestamptz not null,
    used_at    timestamptz,
    constraint mail_link_pk primary key (token_hash),
    constraint mail_link_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint mail_link_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
    constraint mail_link_purpose_closed check (purpose in ('confirm', 'reset')),
    constraint mail_link_order check (expires_at > made_at)
);
comment on table mail_link is 'Links that were sent by mail: each is good once, for its account, while that has the address it was sent to.';
comment on column mail_link.token_hash is 'SHA-256 of the 256-bit token, in hexadecimal; the token itself is in the mail alone.';
comment on column mail_link.purpose is 'confirm: the address is the account''s. reset: choose a new password.';
comment on column mail_link.used_at is 'When it was used, or another of the account was that ended it; null while it is good.';

create index mail_link_by_account on mail_link (account_id);
create index mail_link_by_expiry on mail_link (expires_at);
