-- Passkeys: keys that stay in a person's device or password manager; here is what their signatures are checked with.
-- Locks nothing that exists: new tables only.

create table passkey (
    credential_id   text        not null,
    account_id      bigint      not null,
    user_handle     text        not null,
    public_key      bytea       not null,
    signature_count bigint      not null,
    name            text        not null,
    made_at         timestamptz not null,
    used_at         timestamptz,
    constraint passkey_pk primary key (credential_id),
    constraint passkey_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint passkey_credential_id_form check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) <= 1400),
    constraint passkey_user_handle_form check (user_handle ~ '^[A-Za-z0-9_-]{43}$'),
    constraint passkey_name_length check (length(name) between 1 and 60)
);
comment on table passkey is 'A passkey (WebAuthn) that signs a person in without name and password.';
comment on column passkey.credential_id is 'As the device calls it, in base64url.';
comment on column passkey.user_handle is '256 random bits that stand for the person before devices, in base64url; the same for all of a person''s passkeys.';
comment on column passkey.public_key is 'COSE.';
comment on column passkey.signature_count is 'As the device told it last; 0 for those that do not count.';

create index passkey_by_account on passkey (account_id);
create index passkey_by_user_handle on passkey (user_handle);

create table passkey_request (
    token_hash text        not null,
    account_id bigint,
    options    text        not null,
    expires_at timestamptz not null,
    constraint passkey_request_pk primary key (token_hash),
    constraint passkey_request_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint passkey_request_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$')
);
comment on table passkey_request is 'What a browser was asked to sign: good for one answer within minutes.';
comment on column passkey_request.account_id is 'Who wants to add a passkey; null where somebody wants to sign in.';

create index passkey_request_by_account on passkey_request (account_id) where account_id is not null;
create index passkey_request_by_expiry on passkey_request (expires_at);
