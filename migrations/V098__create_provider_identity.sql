-- Sign-in by OpenID Connect providers: who they say somebody is, and what a browser has begun with them.
-- Locks account for a moment: dropping a constraint of a column rewrites nothing.

alter table account alter column password_hash drop not null;
comment on column account.password_hash is 'bcrypt in modular crypt format: carries its own salt and cost. Null for whoever signs in by other ways alone.';

create table provider_identity (
    id         bigint generated always as identity,
    account_id bigint      not null,
    issuer     text        not null,
    subject    text        not null,
    shown_as   text        not null,
    linked_at  timestamptz not null,
    used_at    timestamptz,
    constraint provider_identity_pk primary key (id),
    constraint provider_identity_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint provider_identity_unique unique (issuer, subject),
    constraint provider_identity_issuer_length check (length(issuer) between 1 and 500),
    constraint provider_identity_subject_length check (length(subject) between 1 and 255),
    constraint provider_identity_shown_as_length check (length(shown_as) <= 254)
);
comment on table provider_identity is 'Who a provider (OpenID Connect) says somebody is, and the account that this opens.';
comment on column provider_identity.issuer is 'Of the provider, letter by letter as its tokens say it.';
comment on column provider_identity.subject is 'What the provider calls the person: never given to another, unlike a name or an address.';
comment on column provider_identity.shown_as is 'By which the person knows it again: an address or a name, as the provider told it when it was linked; may be empty.';

create index provider_identity_by_account on provider_identity (account_id);

create table provider_request (
    token_hash text        not null,
    provider   text        not null,
    account_id bigint,
    return_to  text        not null,
    expires_at timestamptz not null,
    constraint provider_request_pk primary key (token_hash),
    constraint provider_request_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint provider_request_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
    constraint provider_request_provider_form check (provider ~ '^[a-z][a-z0-9]{0,19}$'),
    constraint provider_request_return_to_length check (length(return_to) <= 1000)
);
comment on table provider_request is 'A browser that was sent to a provider: good for one answer within minutes.';
comment on column provider_request.token_hash is 'SHA-256 of what the browser keeps in a cookie; state, nonce and code verifier are made from that, and are nowhere.';
comment on column provider_request.account_id is 'Who wants to link an identity; null where somebody wants to sign in.';

create index provider_request_by_account on provider_request (account_id) where account_id is not null;
create index provider_request_by_expiry on provider_request (expires_at);

create table proven_identity (
    token_hash    text        not null,
    provider      text        not null,
    issuer        text        not null,
    subject       text        not null,
    shown_as      text        not null,
    proposed_name text        not null,
    address       text        not null,
    return_to     text        not null,
    expires_at    timestamptz not null,
    constraint proven_identity_pk primary key (token_hash),
    constraint proven_identity_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
    constraint proven_identity_return_to_length check (length(return_to) <= 1000)
);
comment on table proven_identity is 'Somebody whom a provider has vouched for and who has no account by that yet: a browser that may choose a name, or sign in and link.';
comment on column proven_identity.proposed_name is 'A name that an account could have; may be empty.';
comment on column proven_identity.address is 'The e-mail address that the provider calls verified; may be empty. Opens nothing.';

create index proven_identity_by_expiry on proven_identity (expires_at);
