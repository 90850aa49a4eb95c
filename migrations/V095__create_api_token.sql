-- Tokens by which programs come in for the people who made them. Revoked and expired ones stay for a while, to say why they are refused.
-- Locks nothing that exists: new table only.

create table api_token (
    id           bigint generated always as identity,
    account_id   bigint      not null,
    name         text        not null,
    token_hash   text        not null,
    ending       text        not null,
    scopes       text[]      not null,
    created_at   timestamptz not null,
    expires_at   timestamptz,
    revoked_at   timestamptz,
    last_used_at timestamptz,
    constraint api_token_pk primary key (id),
    constraint api_token_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint api_token_hash_unique unique (token_hash),
    constraint api_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
    constraint api_token_name_length check (char_length(name) between 1 and 60),
    constraint api_token_ending_form check (ending ~ '^[0-9A-Za-z]{4}$'),
    constraint api_token_scopes_some check (cardinality(scopes) > 0),
    constraint api_token_scopes_known check (scopes <@ array['problems:read', 'submissions:write', 'progress:read'])
);
comment on table api_token is 'Bearer tokens of the API; at most 50 of an account are not revoked.';
comment on column api_token.name is 'Given by its owner, to know it by.';
comment on column api_token.token_hash is 'SHA-256 of the token, in hexadecimal: the token itself is kept nowhere.';
comment on column api_token.ending is 'The token''s last four letters, which are part of its checksum: its owner knows it again by them.';
comment on column api_token.scopes is 'What it may be used for: problems:read, submissions:write, progress:read.';
comment on column api_token.expires_at is 'From then on it is refused; null for one that does not end by itself.';
comment on column api_token.revoked_at is 'When its owner ended it; null while it is not revoked.';
comment on column api_token.last_used_at is 'To about a minute; null for one that was never used.';

create index api_token_by_account on api_token (account_id);
