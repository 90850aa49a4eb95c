-- Who is signed in where. A row can be taken away at any time, which signs that browser out.
-- Locks nothing that exists: new table only.

create table sign_in (
    token_hash text        not null,
    account_id bigint      not null,
    started_at timestamptz not null,
    expires_at timestamptz not null,
    browser    text        not null,
    constraint sign_in_pk primary key (token_hash),
    constraint sign_in_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint sign_in_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
    constraint sign_in_browser_length check (length(browser) <= 200)
);
comment on table sign_in is 'A browser that is signed in; its cookie holds the token, this table only the token''s hash.';
comment on column sign_in.token_hash is 'SHA-256 of the 256-bit token, in hexadecimal.';
comment on column sign_in.expires_at is 'Moved forward while the browser is in use.';
comment on column sign_in.browser is 'User-Agent at sign-in, so that a person knows their browsers apart; may be empty.';

create index sign_in_by_account on sign_in (account_id);
create index sign_in_by_expiry on sign_in (expires_at);
