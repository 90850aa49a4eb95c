-- The database as it stood when V180 had run: a new one is made from here. V181 and later ones follow, then the repeatable R__… files,
-- which hold the functions, views and triggers and say who may do what. Only what a table itself needs is here with it.
-- Never edited once it has landed. It is ignored where V180 has run already.
-- Locks nothing that exists: everything is new.

-- Words are searched with slips in them. One of PostgreSQL's own modules, and a trusted one: the database's owner may create it.
create extension if not exists pg_trgm;

create type fair_share as (per_pending double precision, per_cpu_microsecond double precision, recent timestamptz);
comment on type fair_share is 'How far a person''s next work sinks: seconds for each unfinished piece in the lane, seconds for each microsecond of CPU time used since then.';

-- ===== People: accounts, how they sign in, and what they may do =====

create table account (
    id                   bigint generated always as identity,
    name                 text        not null,
    password_hash        text,
    role                 text        not null,
    must_change_password boolean     not null,
    created_at           timestamptz not null,
    time_zone            text,
    profile_public       boolean     not null default false,
    language             text,
    constraint account_pk primary key (id),
    constraint account_name_form check (name ~ '^[A-Za-z][A-Za-z0-9_-]{2,19}$'),
    constraint account_language_code check (language ~ '^[a-z]{2}$'),
    constraint account_role_known check (role in ('user', 'author', 'moderator', 'admin'))
);
comment on table account is 'A person who can sign in.';
comment on column account.name is 'As the person writes it; unique without regard to case.';
comment on column account.password_hash is 'bcrypt in modular crypt format: carries its own salt and cost. Null for whoever signs in by other ways alone.';
comment on column account.role is 'user, author, moderator or admin.';
comment on column account.must_change_password is 'True while the password is one that somebody else has seen.';
comment on column account.time_zone is 'IANA name, such as Europe/Berlin; null while the person has not chosen one: UTC.';
comment on column account.profile_public is 'Whether others may see /people/NAME. False for whoever registered before there were profiles.';
comment on column account.language is 'Code of the language of pages, such as de; null while the person has not chosen one: as the browser asks.';
create unique index account_name_unique on account (lower(name));
-- Beginnings are ranges in the order of bytes, whatever the database's own collation is.
create index account_by_name_order on account (lower(name) collate "C");
create index account_with_role on account (role, (lower(name) collate "C")) where role <> 'user';

create table sign_in (
    token_hash       text        not null,
    account_id       bigint      not null,
    started_at       timestamptz not null,
    expires_at       timestamptz not null,
    browser          text        not null,
    place            text        not null default '',
    second_factor    boolean     not null default false,
    shown_at         timestamptz,
    second_factor_at timestamptz,
    constraint sign_in_pk primary key (token_hash),
    constraint sign_in_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint sign_in_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
    constraint sign_in_browser_length check (length(browser) <= 200),
    constraint sign_in_place_length check (length(place) <= 100)
);
comment on table sign_in is 'A browser that is signed in; its cookie holds the token, this table only the token''s hash.';
comment on column sign_in.token_hash is 'SHA-256 of the 256-bit token, in hexadecimal.';
comment on column sign_in.expires_at is 'Moved forward while the browser is in use.';
comment on column sign_in.browser is 'User-Agent at sign-in, so that a person knows their browsers apart; may be empty.';
comment on column sign_in.place is 'The network it came from, as 203.0.113.x or 2001:db8:1:x; empty where that is not known.';
comment on column sign_in.second_factor is 'Whether a second factor was shown in this browser: admins can do nothing special without.';
comment on column sign_in.shown_at is 'When whoever sits there last showed who they are; null where a provider, which may have asked nothing, let them in.';
comment on column sign_in.second_factor_at is 'When a second factor was last shown there; null where none was.';
create index sign_in_by_account on sign_in (account_id);
create index sign_in_by_expiry on sign_in (expires_at);

create unlogged table sign_in_attempt (
    counted_for text        not null,
    failures    integer     not null,
    until       timestamptz not null,
    constraint sign_in_attempt_pk primary key (counted_for),
    constraint sign_in_attempt_counted_for_form check (counted_for ~ '^[0-9a-f]{64}$'),
    constraint sign_in_attempt_failures_positive check (failures > 0)
);
comment on table sign_in_attempt is 'Tries within a window: passwords per address, per name and address and, for changes, per account; registrations per address.';
comment on column sign_in_attempt.counted_for is 'SHA-256 of what is counted for, in hexadecimal: neither names nor addresses are kept.';
comment on column sign_in_attempt.failures is 'Tries that failed or are being checked; one more than allowed once somebody was refused.';
comment on column sign_in_attempt.until is 'End of the window; from then on the count starts again.';
create index sign_in_attempt_by_end on sign_in_attempt (until);

create table pending_sign_in (
    token_hash text        not null,
    account_id bigint      not null,
    return_to  text        not null,
    expires_at timestamptz not null,
    constraint pending_sign_in_pk primary key (token_hash),
    constraint pending_sign_in_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint pending_sign_in_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
    constraint pending_sign_in_return_to_length check (length(return_to) <= 1000)
);
comment on table pending_sign_in is 'A browser in which the password was right and the second factor is still to come: not signed in.';
create index pending_sign_in_by_account on pending_sign_in (account_id);
create index pending_sign_in_by_expiry on pending_sign_in (expires_at);

create table totp (
    account_id    bigint      not null,
    secret        text,
    begun_at      timestamptz not null,
    confirmed_at  timestamptz,
    last_step     bigint      not null,
    sealed_secret bytea,
    key_name      text,
    constraint totp_pk primary key (account_id),
    constraint totp_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint totp_secret_form check (secret ~ '^[A-Z2-7]{32}$'),
    constraint totp_secret_once check ((secret is null) <> (sealed_secret is null)),
    constraint totp_sealed_by_a_key check ((sealed_secret is null) = (key_name is null)),
    constraint totp_sealed_secret_length check (octet_length(sealed_secret) between 29 and 200),
    constraint totp_key_name_form check (key_name ~ '^[a-z0-9][a-z0-9-]{0,39}$')
);
comment on table totp is 'What a person shares with an app that shows codes (RFC 6238).';
comment on column totp.secret is '160 bits in base32, as it is where no key is configured; null where it is sealed.';
comment on column totp.confirmed_at is 'When a code was shown for the first time; null before, and then it counts for nothing.';
comment on column totp.last_step is 'Number of the 30 seconds whose code was taken last: neither it nor an earlier one is taken again.';
comment on column totp.sealed_secret is 'Nonce of 12 bytes, then AES-256-GCM of the secret with its tag; the account belongs to what is authenticated.';
comment on column totp.key_name is 'Of the key that sealed it, as the key file names it.';

create table recovery_code (
    code_hash  text        not null,
    account_id bigint      not null,
    made_at    timestamptz not null,
    constraint recovery_code_pk primary key (code_hash),
    constraint recovery_code_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint recovery_code_hash_form check (code_hash ~ '^[0-9a-f]{64}$')
);
comment on table recovery_code is 'Codes that stand in for the app, each once: a row goes when its code is used.';
comment on column recovery_code.code_hash is 'SHA-256 of the account and the 80-bit code, in hexadecimal.';
create index recovery_code_by_account on recovery_code (account_id);

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
    constraint provider_identity_issuer_length check (length(issuer) between 1 and 500),
    constraint provider_identity_subject_length check (length(subject) between 1 and 255),
    constraint provider_identity_shown_as_length check (length(shown_as) <= 254),
    constraint provider_identity_unique unique (issuer, subject)
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
    anew_since timestamptz,
    constraint provider_request_pk primary key (token_hash),
    constraint provider_request_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint provider_request_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
    constraint provider_request_provider_form check (provider ~ '^[a-z][a-z0-9]{0,19}$'),
    constraint provider_request_return_to_length check (length(return_to) <= 1000)
);
comment on table provider_request is 'A browser that was sent to a provider: good for one answer within minutes.';
comment on column provider_request.token_hash is 'SHA-256 of what the browser keeps in a cookie; state, nonce and code verifier are made from that, and are nowhere.';
comment on column provider_request.account_id is 'Who wants to link an identity; null where somebody wants to sign in.';
comment on column provider_request.anew_since is 'Since when the person must have signed in at the provider, to show anew who they are; null where any sign-in there will do.';
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

create table account_email (
    account_id bigint      not null,
    confirmed  boolean     not null,
    address    text        not null,
    given_at   timestamptz not null,
    constraint account_email_pk primary key (account_id, confirmed),
    constraint account_email_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint account_email_form check (length(address) <= 254 and address ~ '^[!-~]+@[A-Za-z0-9.-]+$')
);
comment on table account_email is 'At most one address that its owner confirmed, and at most one that waits for that, for each account.';
comment on column account_email.confirmed is 'Whether a link in a mail to it was used. Two accounts may wait for one address, and one may have it.';
comment on column account_email.given_at is 'When it was typed.';
create unique index account_email_unique on account_email (lower(address)) where confirmed;
create index account_email_by_order on account_email (lower(address) collate "C") where confirmed;

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
    constraint api_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
    constraint api_token_name_length check (char_length(name) between 1 and 60),
    constraint api_token_ending_form check (ending ~ '^[0-9A-Za-z]{4}$'),
    constraint api_token_scopes_some check (cardinality(scopes) > 0),
    constraint api_token_scopes_known check (scopes <@ array['problems:read', 'submissions:write', 'progress:read']),
    constraint api_token_hash_unique unique (token_hash)
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

create table idempotency_key (
    account_id bigint      not null,
    key        text        not null,
    body_hash  text        not null,
    made_at    timestamptz not null,
    answer     text,
    constraint idempotency_key_pk primary key (account_id, key),
    constraint idempotency_key_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint idempotency_key_form check (length(key) between 1 and 255),
    constraint idempotency_key_body_hash_form check (body_hash ~ '^[0-9a-f]{64}$')
);
comment on table idempotency_key is 'What came of a request that brought a key, for a day.';
comment on column idempotency_key.key is 'As the program made it up.';
comment on column idempotency_key.body_hash is 'SHA-256 of what was asked for: the same key with something else is a mistake.';
comment on column idempotency_key.made_at is 'When the request came that is worked on, or was.';
comment on column idempotency_key.answer is 'What was made, such as the number of a submission; null while it is being made.';
create index idempotency_key_by_age on idempotency_key (made_at);

create table suspension (
    account_id bigint      not null,
    reason     text        not null,
    since      timestamptz not null,
    until      timestamptz,
    constraint suspension_pk primary key (account_id),
    constraint suspension_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint suspension_reason_line check (char_length(reason) between 1 and 200 and reason !~ '[[:cntrl:]]'),
    constraint suspension_order check (until > since)
);
comment on table suspension is 'At most one of an account; what was is in security_event.';
comment on column suspension.reason is 'In the words of whoever decided it; the person reads it.';
comment on column suspension.until is 'From then on it does not hold any more; null for one that holds until it is ended.';

create table merged_account (
    merged_id  bigint      not null,
    name       text        not null,
    account_id bigint      not null,
    merged_at  timestamptz not null,
    constraint merged_account_pk primary key (merged_id),
    constraint merged_account_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table merged_account is 'Accounts that became part of others. Their names lead there and are given to nobody else.';
comment on column merged_account.merged_id is 'account.id that it had, as the audit log knows it: there is no such account any more.';
comment on column merged_account.name is 'What it was called.';
comment on column merged_account.account_id is 'Which it is part of.';
create unique index merged_account_name_unique on merged_account (lower(name));
create index merged_account_by_account on merged_account (account_id);

create table account_share (
    account_id bigint      not null,
    since      timestamptz not null,
    constraint account_share_pk primary key (account_id),
    constraint account_share_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table account_share is 'People who let others see all their accepted programs.';

create table security_event (
    id          bigint generated always as identity,
    kind        text        not null,
    account_id  bigint,
    happened_at timestamptz not null,
    last_at     timestamptz not null,
    times       integer     not null default 1,
    address     text        not null,
    browser     text        not null,
    detail      text        not null,
    gathered_by text,
    constraint security_event_pk primary key (id),
    constraint security_event_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint security_event_kind_form check (kind ~ '^[a-z][a-z-]{2,39}$'),
    constraint security_event_times_positive check (times > 0),
    constraint security_event_order check (last_at >= happened_at),
    constraint security_event_address_length check (length(address) <= 100),
    constraint security_event_browser_length check (length(browser) <= 200),
    constraint security_event_detail_line check (length(detail) <= 200 and detail !~ '[[:cntrl:]]'),
    constraint security_event_gathered_by_form check (gathered_by ~ '^[0-9a-f]{64}$')
);
comment on table security_event is 'Something that concerns the safety of an account, or was refused.';
comment on column security_event.kind is 'Code of a SecurityEvent, such as signed-in.';
comment on column security_event.account_id is 'Whose; null where nobody is known, as with a name that no account has.';
comment on column security_event.last_at is 'Of refusals that are gathered in one row, when the last of them was.';
comment on column security_event.times is 'How many refusals are gathered in this row.';
comment on column security_event.address is 'Network address that the request came from, IPv6 by its first 64 bits; empty for the command line.';
comment on column security_event.browser is 'User-Agent of the request; may be empty.';
comment on column security_event.detail is 'What it was about, such as the name of a token; may be empty. Never a secret, and never what a stranger typed.';
comment on column security_event.gathered_by is 'Refusals that are alike within an hour have the same: so no flood of them fills the table. Null for what stands alone.';
create unique index security_event_gathered on security_event (gathered_by);
create index security_event_by_account on security_event (account_id, id desc);
create index security_event_by_kind on security_event (kind, id desc);
create index security_event_by_age on security_event (happened_at);

create table announcement (
    id           bigint generated always as identity,
    kind         text        not null,
    text_en      text        not null,
    text_de      text        not null,
    shown_from   timestamptz not null,
    shown_until  timestamptz not null,
    made_at      timestamptz not null,
    withdrawn_at timestamptz,
    constraint announcement_pk primary key (id),
    constraint announcement_kind_known check (kind in ('info', 'maintenance')),
    constraint announcement_text_length check (char_length(text_en) between 1 and 1000 and char_length(text_de) between 1 and 1000),
    constraint announcement_order check (shown_until > shown_from)
);
comment on table announcement is 'Something said on all pages; who said it is in audit_entry. Never changed but for withdrawing it.';
comment on column announcement.text_en is 'Markdown; shown to whoever reads English.';
comment on column announcement.text_de is 'The same in German.';
comment on column announcement.shown_until is 'First instant at which it is not shown any more.';
comment on column announcement.withdrawn_at is 'When an admin ended it early; null otherwise.';
create index announcement_by_end on announcement (shown_until) where withdrawn_at is null;
-- A form that is sent twice announces once.
create unique index announcement_once on announcement (kind, md5(text_en), md5(text_de), shown_until) where withdrawn_at is null;

-- ===== Tiers: rights, payments, letters =====

create table entitlement (
    id          bigint generated always as identity,
    account_id  bigint      not null,
    tier        text        not null,
    valid_from  timestamptz not null,
    valid_until timestamptz not null,
    source      text        not null,
    granted_at  timestamptz not null,
    source_ref  text,
    constraint entitlement_pk primary key (id),
    constraint entitlement_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint entitlement_tier_known check (tier in ('basic', 'pro')),
    constraint entitlement_ends_after_start check (valid_until >= valid_from),
    constraint entitlement_source_known check (source in ('grant', 'payment')),
    constraint entitlement_payment_named check ((source = 'payment') = (source_ref is not null))
);
comment on table entitlement is 'The right to a tier; an account without one has the free tier.';
comment on column entitlement.valid_from is 'First instant of the right.';
comment on column entitlement.valid_until is 'First instant after the right; infinity for one without end. Revoking moves it to now.';
comment on column entitlement.source is 'grant: given by an operator. payment: follows from the subscription of that id.';
comment on column entitlement.source_ref is 'subscription.subscription_id of a payment; null for a grant.';
create index entitlement_by_account on entitlement (account_id, valid_until);
create unique index entitlement_by_payment on entitlement (source_ref) where source_ref is not null;

create table subscription (
    subscription_id text        not null,
    account_id      bigint      not null,
    price_id        text        not null,
    tier            text,
    state           text        not null,
    started_at      timestamptz not null,
    renews_at       timestamptz,
    ends_at         timestamptz,
    seen_at         timestamptz not null,
    constraint subscription_pk primary key (subscription_id),
    constraint subscription_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint subscription_tier_known check (tier in ('basic', 'pro')),
    constraint subscription_state_known check (state in ('trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete',
        'incomplete_expired', 'canceled', 'pending', 'paid', 'refunded', 'unknown'))
);
comment on table subscription is 'What somebody pays or once paid for, as the provider last said.';
comment on column subscription.subscription_id is 'The provider''s: of a subscription, or of the checkout of a single payment.';
comment on column subscription.tier is 'That the price stands for; null for a price that the configuration does not name.';
comment on column subscription.state is 'The provider''s word; of a single payment pending, paid or refunded.';
comment on column subscription.renews_at is 'When the next payment is due; null when none is.';
comment on column subscription.ends_at is 'When the right ends as far as is known; null without an end.';
create index subscription_by_account on subscription (account_id);

create table payment_customer (
    account_id  bigint      not null,
    customer_id text        not null,
    created_at  timestamptz not null,
    asked       bigint      not null default 0,
    written     bigint      not null default 0,
    synced_at   timestamptz,
    constraint payment_customer_pk primary key (account_id),
    constraint payment_customer_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint payment_customer_written_after_asked check (written <= asked),
    constraint payment_customer_once unique (customer_id)
);
comment on table payment_customer is 'Which customer of the payment provider an account is. Another takes its place only where the provider knows the first no more.';
comment on column payment_customer.asked is 'Number of the last question to the provider about the customer.';
comment on column payment_customer.written is 'Number of the question whose answer was written last.';
comment on column payment_customer.synced_at is 'When an answer was written last; null before.';
create index payment_customer_by_sync on payment_customer (synced_at nulls first);

create table payment_event (
    event_id    text        not null,
    kind        text        not null,
    account_id  bigint,
    created_at  timestamptz not null,
    received_at timestamptz not null,
    constraint payment_event_pk primary key (event_id),
    constraint payment_event_account_fk foreign key (account_id) references account (id) on delete set null
);
comment on table payment_event is 'Events of the provider that were heard; written in the transaction that writes their effect.';
comment on column payment_event.account_id is 'Whom it concerned; null where that is nobody here.';
create index payment_event_by_time on payment_event (received_at);
create index payment_event_by_account on payment_event (account_id) where account_id is not null;

create table payment_try (
    counted_for text        not null,
    tries       integer     not null,
    until       timestamptz not null,
    constraint payment_try_pk primary key (counted_for)
);
comment on table payment_try is 'How often a person began to pay within a window of time.';

create table payment_farewell (
    customer_id text        not null,
    since       timestamptz not null,
    constraint payment_farewell_pk primary key (customer_id)
);
comment on table payment_farewell is 'Customers whose accounts were deleted: the provider is still to be told, which ends what they pay.';

create table outbox (
    id          bigint generated always as identity,
    kind        text        not null,
    account_id  bigint,
    about       text        not null,
    language    text        not null,
    posted_at   timestamptz not null,
    tries       integer     not null default 0,
    next_try_at timestamptz not null,
    constraint outbox_pk primary key (id),
    constraint outbox_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint outbox_kind_form check (kind ~ '^[a-z][a-z-]{2,39}$'),
    constraint outbox_about_length check (length(about) <= 254),
    constraint outbox_language_code check (language ~ '^[a-z]{2}$'),
    constraint outbox_tries_natural check (tries >= 0)
);
comment on table outbox is 'Mails to be sent. A row is no mail yet: it is written when its turn comes, so that no secret of a link lies here.';
comment on column outbox.kind is 'What the mail says: the name of whoever writes it.';
comment on column outbox.account_id is 'Whose; null where the mail was asked for by a name that nobody has: such a row is thrown away when its turn comes.';
comment on column outbox.about is 'What its writer needs to know, such as an address; may be empty.';
comment on column outbox.tries is 'How often a node began to send it.';
comment on column outbox.next_try_at is 'From when on a node may take it; moved ahead by whoever takes it, so that a node that dies keeps no mail.';
create index outbox_by_turn on outbox (next_try_at, id);
create index outbox_by_account on outbox (account_id);

-- ===== Problems: the catalogue, and every version of a package =====

-- Columns of problem are made by these two.
create function search_id(words text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(regexp_replace(lower(words), '[^a-z0-9]', '', 'g'), '(^|[a-z])0+([0-9])', '\1\2', 'g')
$$;
comment on function search_id(text) is 'A display id as people write it: gmt14 for GMT-014, gmt-14 and gmt014.';

-- array_to_string may depend on settings for some types; for texts it does not.
create function joined(words text[]) returns text language sql immutable strict parallel safe as $$
    select array_to_string(words, ' ')
$$;

create table problem (
    id               bigint generated always as identity,
    problem_key      text        not null,
    display_id       text        not null collate "C",
    slug             text        not null collate "C",
    title            text        not null,
    summary          text        not null,
    difficulty       text,
    difficulty_score smallint    not null,
    topics           text[]      not null,
    tags             text[]      not null,
    premium          boolean     not null,
    tier             text        not null,
    published        boolean     not null,
    live_version_id  bigint,
    created_at       timestamptz not null,
    updated_at       timestamptz not null,
    languages        text[]      not null default '{}',
    has_editorial    boolean,
    search_id        text        not null generated always as (search_id(display_id)) stored,
    search_words     text        not null generated always
        as (lower(title || ' ' || joined(topics) || ' ' || joined(tags) || ' ' || summary)) stored,
    live_origin      text        not null default 'directory',
    offered_hash     text,
    title_language   text,
    several_contents boolean     not null default false,
    constraint problem_pk primary key (id),
    constraint problem_difficulty_known check (difficulty in ('Easy', 'Medium', 'Hard')),
    constraint problem_difficulty_score_range check (difficulty_score between 0 and 100),
    constraint problem_tier_known check (tier in ('free', 'basic', 'pro')),
    constraint problem_published_has_version check (not published or live_version_id is not null),
    constraint problem_key_unique unique (problem_key),
    constraint problem_display_id_unique unique (display_id),
    constraint problem_slug_unique unique (slug),
    constraint problem_live_origin_known check (live_origin in ('directory', 'studio', 'history')),
    constraint problem_offered_hash_form check (offered_hash ~ '^[0-9a-f]{64}$'),
    constraint problem_title_language_short check (octet_length(title_language) <= 35)
);
comment on table problem is 'What a person solves, as its live package version describes it; solving it is judged by that version.';
comment on column problem.problem_key is 'The author''s own identifier, problem_id in the front matter.';
comment on column problem.summary is 'The teaser, shown also to people without the tier; may be empty.';
comment on column problem.difficulty is 'Easy, Medium or Hard; null where the package says nothing of it.';
comment on column problem.difficulty_score is '0 (easiest) to 100.';
comment on column problem.tier is 'Lowest tier that may read and submit: free, basic, pro.';
comment on column problem.published is 'False when its package is gone: kept for the submissions, listed nowhere.';
comment on column problem.languages is 'Identifiers in languages.yaml of the languages it may be solved in; empty for all.';
comment on column problem.has_editorial is 'Whether the package has an editorial; null until the package is loaded the next time.';
comment on column problem.search_words is 'All that a search may find beside the id, in lower case: only what everybody may know.';
comment on column problem.live_origin is 'From where the live version was made live: directory, studio, or history (an older version made live again). Only what the directory made live goes when its package is gone.';
comment on column problem.offered_hash is 'Content of the package that the directory offered last, live or not; null if it never offered one.';
comment on column problem.title_language is 'Tag (RFC 5646) of title and summary; empty where the package does not say it, null until it was read for it.';
comment on column problem.several_contents is 'Whether versions of it judge, or judged, by different contents (judged_content). Stays true; a trigger keeps it.';
create index problem_several_contents_index on problem (id) where several_contents;

create table package_version (
    id           bigint generated always as identity,
    problem_id   bigint      not null,
    number       integer     not null,
    content_hash text        not null,
    archive      bytea       not null,
    created_at   timestamptz not null,
    constraint package_version_pk primary key (id),
    constraint package_version_problem_fk foreign key (problem_id) references problem (id),
    constraint package_version_number_positive check (number > 0),
    constraint package_version_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$'),
    constraint package_version_number_unique unique (problem_id, number),
    constraint package_version_content_unique unique (problem_id, content_hash)
);
comment on table package_version is 'One state of a problem''s package, never changed once written.';
comment on column package_version.number is '1, 2, … within the problem.';
comment on column package_version.content_hash is 'SHA-256 over the names and contents of the package''s files, in hexadecimal.';
comment on column package_version.archive is 'The package''s files as a zip.';
-- Packed already: stored apart, uncompressed, and read without unpacking.
alter table package_version alter column archive set storage external;

alter table problem add constraint problem_live_version_fk foreign key (live_version_id) references package_version (id);

create table broken_package (
    directory text        not null,
    faults    jsonb       not null,
    found_at  timestamptz not null,
    constraint broken_package_pk primary key (directory),
    constraint broken_package_faults_array check (jsonb_typeof(faults) = 'array')
);
comment on table broken_package is 'Package directories that the last load refused, for admins; the problem''s last good version stays live.';
comment on column broken_package.directory is 'Name of the directory below problems/.';
comment on column broken_package.faults is 'Array of texts, each naming file, line and cure.';

create table judged_content (
    package_version_id bigint not null,
    content_hash       text   not null,
    constraint judged_content_pk primary key (package_version_id),
    constraint judged_content_package_version_fk foreign key (package_version_id) references package_version (id) on delete cascade,
    constraint judged_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$')
);
comment on table judged_content is 'What of a package version decides verdicts. Versions in which it is equal judge alike, whatever their texts say. Worked out from the archive; missing for a moment where an older release added the version.';
comment on column judged_content.content_hash is 'SHA-256 over tests, judging programs, limits and rules of judging, in hexadecimal.';

create table problem_count (
    problem_id bigint not null,
    tried      bigint not null default 0,
    solved     bigint not null default 0,
    constraint problem_count_pk primary key (problem_id),
    constraint problem_count_problem_fk foreign key (problem_id) references problem (id) on delete cascade,
    constraint problem_count_range check (solved between 0 and tried)
);
comment on table problem_count is 'How many people tried and solved each problem: user_problem counted, kept by its trigger.';

create table publication (
    id                 bigint generated always as identity,
    problem_id         bigint      not null,
    package_version_id bigint      not null,
    published_at       timestamptz not null,
    origin             text        not null,
    actor_id           bigint,
    reason             text        not null,
    constraint publication_pk primary key (id),
    constraint publication_problem_fk foreign key (problem_id) references problem (id),
    constraint publication_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint publication_origin_known check (origin in ('directory', 'studio', 'history')),
    constraint publication_reason_line check (length(reason) <= 500 and reason !~ '[[:cntrl:]]')
);
comment on table publication is 'A version of a problem went live. Never changed, never deleted; the latest of a problem is what problem.live_version_id says.';
comment on column publication.origin is 'From where: directory, studio, or history (an older version made live again).';
comment on column publication.actor_id is 'account.id of who pressed, also when the account is gone: no foreign key. Null where the directory did.';
comment on column publication.reason is 'In the words of who pressed; empty for what needs none.';
create index publication_by_problem on publication (problem_id, id desc);

create table rules_agreement (
    content_hash      text        not null,
    proved_at         timestamptz not null,
    enumerated        integer     not null,
    enumerated_are    text        not null,
    enumerated_german text        not null,
    others            integer     not null,
    solvers           integer     not null,
    constraint rules_agreement_pk primary key (content_hash),
    constraint rules_agreement_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$'),
    constraint rules_agreement_words_size check (length(enumerated_are) <= 200 and length(enumerated_german) <= 200),
    constraint rules_agreement_counts_range check (least(enumerated, others, solvers) >= 0)
);
comment on table rules_agreement is 'On how many games all solvers of a package answer what follows from its rules; from the green proof or comparison that tried most.';
comment on column rules_agreement.content_hash is 'Of the package''s files, as package_version has it.';
comment on column rules_agreement.enumerated is 'How many of those games are all of a kind; 0 where the package enumerates none.';
comment on column rules_agreement.enumerated_are is 'What those are, in words that follow a number; in enumerated_german in the dative.';
comment on column rules_agreement.others is 'Samples and random games.';
comment on column rules_agreement.solvers is 'Accepted submissions that were tried on all of them.';

create table rules_check (
    id                 bigint generated always as identity,
    package_version_id bigint      not null,
    content_hash       text        not null,
    queued_at          timestamptz not null,
    pieces             smallint    not null default 0,
    finished_at        timestamptz,
    agreed             boolean,
    fault              text,
    message            text,
    thorough           boolean     not null default false,
    constraint rules_check_pk primary key (id),
    constraint rules_check_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint rules_check_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$'),
    constraint rules_check_fault_size check (length(fault) <= 2000),
    constraint rules_check_faulty check ((fault is not null) = (agreed is not null and not agreed)),
    constraint rules_check_finished check (num_nonnulls(agreed, message) = num_nonnulls(finished_at)),
    constraint rules_check_once unique (content_hash, thorough),
    constraint rules_check_pieces_range check (pieces between 0 and 600)
);
comment on table rules_check is 'Which contents of packages were compared with the rules of their game in idle times, and how; while one is there is a row in work.';
comment on column rules_check.package_version_id is 'The version that was live with that content.';
comment on column rules_check.pieces is 'How often a node was at it for as long as it may be and was not over: it begins again where it was, behind what else waits.';
comment on column rules_check.fault is 'Why it does not agree: a solver, the rules, or another program of the package; for admins.';
comment on column rules_check.message is 'What went wrong, where the fault is ours; for admins.';
comment on column rules_check.thorough is 'Every accepted submission on every instance and on ten thousand random ones; otherwise slow starters on a part, and some hundred random ones.';

-- ===== Submissions: what people sent, and the judging of it =====

create table submission (
    id           bigint generated always as identity,
    account_id   bigint      not null,
    problem_id   bigint      not null,
    language     text        not null,
    source       bytea       not null,
    source_hash  text        not null,
    submitted_at timestamptz not null,
    day          date,
    constraint submission_pk primary key (id),
    constraint submission_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint submission_problem_fk foreign key (problem_id) references problem (id),
    constraint submission_source_size check (octet_length(source) between 1 and 65536),
    constraint submission_source_hash_form check (source_hash ~ '^[0-9a-f]{64}$')
);
comment on table submission is 'A program somebody sent; immutable. What became of it is in judging.';
comment on column submission.language is 'Identifier in languages.yaml.';
comment on column submission.source is 'The program''s UTF-8 bytes, at most 64 KiB.';
comment on column submission.source_hash is 'SHA-256 of source, in hexadecimal.';
comment on column submission.day is 'The day in the sender''s time zone then; null for those sent before zones were kept: the day in UTC.';
-- Keyset pages: mine, mine on one problem, everybody's on one problem.
create index submission_by_account on submission (account_id, id);
create index submission_by_account_and_problem on submission (account_id, problem_id, id);
create index submission_by_problem on submission (problem_id, id);
create index submission_by_problem_and_language on submission (problem_id, language, id);

create table judging (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    number             integer     not null,
    live               boolean     not null,
    package_version_id bigint      not null,
    account_id         bigint      not null,
    seed               bigint      not null,
    queued_at          timestamptz not null,
    finished_at        timestamptz,
    verdict            text,
    score              double precision,
    cpu_time_us        bigint,
    wall_time_us       bigint,
    memory_bytes       bigint,
    tests              jsonb,
    compilation        jsonb,
    first_failure      jsonb,
    message            text,
    tests_planned      integer,
    aborted_at         timestamptz,
    emptied_at         timestamptz,
    constraint judging_pk primary key (id),
    constraint judging_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint judging_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint judging_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint judging_number_positive check (number > 0),
    constraint judging_verdict_known check (verdict in ('AC', 'WA', 'TLE', 'MLE', 'OLE', 'RTE', 'CE', 'JE')),
    constraint judging_tests_array check (tests is null or jsonb_typeof(tests) = 'array'),
    constraint judging_number_unique unique (submission_id, number),
    constraint judging_finished_has_verdict check ((verdict is not null) = (finished_at is not null)),
    constraint judging_aborted_without_verdict check (aborted_at is null or verdict is null)
) with (
    -- Room for the claim and the result beside the queued row.
    fillfactor = 70,
    -- By count and not by share: the queue's end of the table must stay clean however large the history grows.
    autovacuum_vacuum_scale_factor = 0,
    autovacuum_vacuum_threshold = 10000,
    autovacuum_analyze_scale_factor = 0.02
);
comment on table judging is 'One judge''s work on a submission, and what it found out; a rejudge is a new row. Unfinished ones have a row in work.';
comment on column judging.number is '1, 2, … within the submission.';
comment on column judging.live is 'Whether this is the judging that counts; at most one per submission. A shadow judging is not live until adopted.';
comment on column judging.account_id is 'The submission''s account.';
comment on column judging.seed is 'Seed of this judging''s fresh tests; a rejudge keeps it.';
comment on column judging.score is '0 to the problem''s maximum; null for a problem without scores.';
comment on column judging.cpu_time_us is 'CPU time of the slowest test, in microseconds.';
comment on column judging.wall_time_us is 'Wall time of the slowest test, in microseconds.';
comment on column judging.memory_bytes is 'Memory of the test that needed most, in bytes.';
comment on column judging.tests is 'Array with one object per test, in the order they ran.';
comment on column judging.compilation is 'What the compiler said, and how long it took.';
comment on column judging.first_failure is 'The first failing test whole, up to a size cap.';
comment on column judging.message is 'What went wrong, where the fault is ours (JE); for admins.';
comment on column judging.tests_planned is 'How many tests there were to run; 0 where it did not come to that, null for a verdict older than this column.';
comment on column judging.aborted_at is 'When the sender ended it before there was a verdict; null for all others.';
comment on column judging.emptied_at is 'When tests, compilation and first_failure were forgotten; null while they are kept.';
alter table judging add constraint judging_tests_planned_range check (tests_planned >= 0) not valid;
create unique index judging_one_live on judging (submission_id) where live;
-- Retry list for admins.
create index judging_judge_errors on judging (id) where verdict = 'JE' and live;
-- A reference of account that judgings are deleted by.
create index judging_by_account on judging (account_id);
create index judging_by_end on judging (finished_at) where finished_at is not null;
-- How often a person did that lately.
create index judging_aborted on judging (account_id, aborted_at) where aborted_at is not null;
create index judging_superseded on judging (finished_at) where not live and finished_at is not null and emptied_at is null;

create table user_problem (
    account_id         bigint      not null,
    problem_id         bigint      not null,
    first_attempted_at timestamptz not null,
    solved_at          timestamptz,
    solved_by          bigint,
    constraint user_problem_pk primary key (account_id, problem_id),
    constraint user_problem_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint user_problem_problem_fk foreign key (problem_id) references problem (id),
    constraint user_problem_solved_by_fk foreign key (solved_by) references submission (id),
    constraint user_problem_solved_whole check ((solved_at is null) = (solved_by is null))
);
comment on table user_problem is 'One row per person and problem once a submission was judged there.';
comment on column user_problem.first_attempted_at is 'When the earliest submission known here was sent.';
comment on column user_problem.solved_at is 'When the earliest accepted submission was sent; null while unsolved. Never goes back to null.';
comment on column user_problem.solved_by is 'That submission.';
create index user_problem_by_problem on user_problem (problem_id, solved_at);
create index user_problem_by_solving on user_problem (account_id, solved_at);
create index user_problem_by_solver on user_problem (solved_by) where solved_by is not null;

create table submission_share (
    submission_id bigint      not null,
    shared_at     timestamptz not null,
    constraint submission_share_pk primary key (submission_id),
    constraint submission_share_submission_fk foreign key (submission_id) references submission (id) on delete cascade
);
comment on table submission_share is 'Accepted programs that their authors let others see, who have solved the problem themselves.';

create table practice_day (
    account_id    bigint  not null,
    day           date    not null,
    judged        integer not null,
    accepted      integer not null,
    goes_on_until timestamptz,
    constraint practice_day_pk primary key (account_id, day),
    constraint practice_day_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint practice_day_range check (accepted between 0 and judged)
);
comment on table practice_day is 'What a person sent on a day, counted when the first verdict is there; a rejudge adds at most its acceptance.';
comment on column practice_day.judged is 'Submissions with a verdict; judge errors do not count.';
comment on column practice_day.accepted is 'Those of them that were accepted by any of their judgings.';
comment on column practice_day.goes_on_until is 'When the day after had ended, or will have, in every zone that the person has been in since: until then a streak goes on. Null while they have not moved: the end of the day after in their zone.';

create table bridged_day (
    account_id bigint not null,
    day        date   not null,
    constraint bridged_day_pk primary key (account_id, day),
    constraint bridged_day_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table bridged_day is 'A day that had not ended in every zone the person had been in when the next one counted: a streak goes on over it without counting it.';

create table rejudging (
    id                 bigint generated always as identity,
    called             text        not null,
    problem_id         bigint      not null,
    package_version_id bigint      not null,
    chosen_by          text        not null,
    actor_id           bigint      not null,
    asked_at           timestamptz not null,
    ended_at           timestamptz,
    adopted            boolean,
    runs               smallint    not null default 1,
    constraint rejudging_pk primary key (id),
    constraint rejudging_problem_fk foreign key (problem_id) references problem (id),
    constraint rejudging_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint rejudging_called_line check (length(called) between 1 and 200 and called !~ '[[:cntrl:]]'),
    constraint rejudging_chosen_by_line check (length(chosen_by) <= 500 and chosen_by !~ '[[:cntrl:]]'),
    constraint rejudging_ended_one_way check ((ended_at is null) = (adopted is null)),
    constraint rejudging_runs_range check (runs between 1 and 20)
);
comment on table rejudging is 'A set of submissions that is judged again in the shadow.';
comment on column rejudging.called is 'What whoever asked calls it.';
comment on column rejudging.package_version_id is 'What the set is judged by: live, older, or not live yet.';
comment on column rejudging.chosen_by is 'By what the submissions were chosen, in words of the log.';
comment on column rejudging.actor_id is 'account.id of who asked, also when the account is gone: no foreign key.';
comment on column rejudging.ended_at is 'When it was adopted or cancelled; null while neither.';
comment on column rejudging.adopted is 'Whether its verdicts count now; false if it was cancelled, null while neither.';
comment on column rejudging.runs is 'How often each of its submissions is judged; what is judged more than once is never adopted.';
create index rejudging_by_problem on rejudging (problem_id, id desc);

create table rejudging_item (
    rejudging_id bigint not null,
    counting_id  bigint not null,
    shadow_id    bigint not null,
    constraint rejudging_item_pk primary key (rejudging_id, shadow_id),
    constraint rejudging_item_rejudging_fk foreign key (rejudging_id) references rejudging (id) on delete cascade,
    constraint rejudging_item_counting_fk foreign key (counting_id) references judging (id) on delete cascade,
    constraint rejudging_item_shadow_fk foreign key (shadow_id) references judging (id) on delete cascade,
    constraint rejudging_item_shadow_unique unique (shadow_id)
);
comment on table rejudging_item is 'A submission of a set: gone when its sender deletes their account.';
comment on column rejudging_item.counting_id is 'The judging that counted when the set was made.';
comment on column rejudging_item.shadow_id is 'The judging of this set, which counts for nobody until it is adopted.';
create index rejudging_item_by_counting on rejudging_item (counting_id);

create table solve_check (
    submission_id bigint not null,
    content_hash  text   not null,
    judging_id    bigint not null,
    constraint solve_check_pk primary key (submission_id, content_hash),
    constraint solve_check_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint solve_check_judging_fk foreign key (judging_id) references judging (id) on delete cascade,
    constraint solve_check_judging_unique unique (judging_id)
);
comment on table solve_check is 'An accepted program judged again by another content than that of its verdict, once for each content.';
comment on column solve_check.content_hash is 'judged_content of the version that judges it.';
comment on column solve_check.judging_id is 'A judging that counts for nobody, or did not when it was made.';

create table solve_round (
    problem_id     bigint      not null,
    content_hash   text        not null,
    passed_at      timestamptz not null,
    passed_account bigint      not null,
    over_at        timestamptz,
    constraint solve_round_pk primary key (problem_id),
    constraint solve_round_problem_fk foreign key (problem_id) references problem (id) on delete cascade
);
comment on table solve_round is 'How far the solves of a problem were looked at: in the order in which they were made, a few at a time. Whoever looks holds the row.';
comment on column solve_round.content_hash is 'judged_content of the version that was live when the round began; another one begins another round.';
comment on column solve_round.passed_at is 'user_problem.solved_at of the last one that was looked at, and the account whose it is.';
comment on column solve_round.over_at is 'When all had been looked at; null before. After a while they are looked at once more: solves come late, suspensions end.';

create table retention (
    what            text        not null,
    through         timestamptz not null,
    through_judging bigint      not null,
    constraint retention_pk primary key (what),
    constraint retention_what_known check (what in ('details'))
);
comment on table retention is 'How far what is kept for a time only was forgotten. Whoever forgets holds the row, so one node does at a time.';
comment on column retention.through is 'All judgings that ended before this instant, or at it with an id up to through_judging, were looked at.';
insert into retention (what, through, through_judging) values ('details', '-infinity', 0);

-- ===== The queue: what judge nodes work at =====

create table work (
    id           bigint generated always as identity,
    kind         text             not null,
    subject      bigint           not null,
    topic        text             not null,
    account_id   bigint,
    needs        text             not null default '',
    lane         smallint         not null,
    fair_rank    double precision not null,
    state        text             not null,
    attempt      smallint         not null default 0,
    lease_owner  text,
    lease_token  bigint,
    lease_until  timestamptz,
    queued_at    timestamptz      not null,
    progress     jsonb,
    message      text,
    cpu_spent_us bigint,
    ended_at     timestamptz,
    started_at   timestamptz,
    trace        text,
    constraint work_pk primary key (id),
    constraint work_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint work_kind_form check (kind ~ '^[a-z]{1,20}$'),
    constraint work_lane_range check (lane between 0 and 9),
    constraint work_state_known check (state in ('queued', 'running', 'ended')),
    constraint work_attempt_range check (attempt between 0 and 3),
    constraint work_leased_while_running check (
        (state = 'running') = (lease_token is not null)
        and (lease_token is null) = (lease_owner is null)
        and (lease_token is null) = (lease_until is null)),
    constraint work_ended_whole check ((state = 'ended') = (ended_at is not null)),
    constraint work_trace_form check (trace ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$')
) with (
    -- Room for the claim and the end beside the queued row.
    fillfactor = 50,
    -- By count and not by share: the queue's end of the table must stay clean.
    autovacuum_vacuum_scale_factor = 0,
    autovacuum_vacuum_threshold = 5000
);
comment on table work is 'What nodes are to do. An ended row is kept for a few minutes: recent CPU time counts for fair share.';
comment on column work.kind is 'judge, search, invocation, hand, proof, upload, play, move, scope, idea, growth, phase or rules; the kind''s own table holds what is to be done and what came of it.';
comment on column work.subject is 'Id in the kind''s own table.';
comment on column work.topic is 'Payload of the notification work_changed, such as submission/7, invocation/8, hand/9, proof/10, upload/11 or play/12.';
comment on column work.account_id is 'For whom; null for the house''s own work.';
comment on column work.needs is 'What a node must have, such as a language; empty for nothing.';
comment on column work.lane is '0 run, 1 submit, 2 by hand, 3 upload, 4 rejudge, 5 counterexample, 6 proof, 7 what is found out after the verdict; lower goes first.';
comment on column work.fair_rank is 'Within a lane the lower goes first: seconds since 1970 when queued, plus a handicap for the account''s pending work and recent CPU time.';
comment on column work.state is 'queued, running (under a lease) or ended.';
comment on column work.attempt is 'How often it was claimed, handed-back leases not counted.';
comment on column work.lease_owner is 'The node at work.';
comment on column work.lease_token is 'Fencing token, drawn at random by each claim; only the holder of the row''s token may write a result.';
comment on column work.lease_until is 'From then on the work may be given to another.';
comment on column work.progress is 'How far it is, as the kind''s pages understand it; only while it runs.';
comment on column work.message is 'What went wrong in the last try; for admins.';
comment on column work.cpu_spent_us is 'CPU time that it took, in microseconds: what fair share counts.';
comment on column work.started_at is 'When it was claimed last, by the database''s own clock; null before it ever was.';
comment on column work.trace is 'What caused the work, as W3C''s traceparent; null where nothing is traced.';
-- The queue. Exactly one index may match its predicate: with a second, the planner was seen to sort the whole queue.
create index work_queue on work (lane, fair_rank, id) where state = 'queued';
-- The sweep of expired leases.
create index work_lease on work (lease_until) where state = 'running';
-- How the work about something stands; there is one piece of it at a time.
create unique index work_one_open on work (kind, subject) where ended_at is null;
-- Pending work of an account (ended_at null) and its recent CPU time.
create index work_by_account on work (account_id, ended_at);
-- What is to be forgotten.
create index work_ended on work (ended_at) where state = 'ended';

create table node (
    name         text        not null,
    role         text        not null,
    cells        integer     not null,
    running      integer     not null,
    started_at   timestamptz not null,
    last_seen_at timestamptz not null,
    draining     boolean     not null,
    host         jsonb       not null,
    languages    jsonb       not null default '[]',
    login        text        not null default session_user,
    constraint node_pk primary key (name),
    constraint node_role_known check (role in ('web', 'judge', 'all')),
    constraint node_counts_positive check (cells >= 0 and running >= 0)
);
comment on table node is 'Processes that serve pages or judge; a row whose last_seen_at is old is a node that died.';
comment on column node.name is 'Unique per process: host, process number and start.';
comment on column node.cells is 'How many judgings it works on at once; 0 for a node that only serves pages.';
comment on column node.running is 'How many it is working on.';
comment on column node.draining is 'Stopping: finishes what it has and takes nothing new.';
comment on column node.host is 'What the host offers for judging, as the doctor tells it.';
comment on column node.languages is 'Array of {id, version, problem}: problem is empty for a language that works on this node, else why it does not and the cure.';
comment on column node.login is 'The database login that the node came with; only it may change or remove the row.';

create table fresh_seed (
    package_version_id bigint not null,
    seed               bigint not null,
    made_at            timestamptz,
    constraint fresh_seed_pk primary key (package_version_id, seed),
    constraint fresh_seed_package_version_fk foreign key (package_version_id) references package_version (id)
);
comment on table fresh_seed is 'Seeds that wait for a submission; a row is gone once one has taken it, so each is used once.';
comment on column fresh_seed.made_at is 'When the tests were made; the oldest go first. Null until then: no submission takes it.';

-- ===== Findings: what judge nodes found out about submissions =====

create table counterexample (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    language           text        not null,
    source_hash        text        not null,
    queued_at          timestamptz not null,
    finished_at        timestamptz,
    tried              bigint      not null default 0,
    failure            jsonb,
    message            text,
    outcome            text,
    too_large          text,
    constraint counterexample_pk primary key (id),
    constraint counterexample_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint counterexample_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint counterexample_once unique (source_hash, language, package_version_id),
    constraint counterexample_outcome_known check (outcome in ('found', 'none', 'failed')),
    constraint counterexample_ended check ((outcome is not null) = (finished_at is not null)),
    constraint counterexample_found_has_failure check ((outcome is not distinct from 'found') = (failure is not null)),
    constraint counterexample_failed_has_message check ((outcome is not distinct from 'failed') = (message is not null))
);
comment on table counterexample is 'The smallest input on which a program fails; while it is looked for, the search has a row in work, unless it is put off.';
comment on column counterexample.submission_id is 'The submission that asked first, and whose source is tried.';
comment on column counterexample.tried is 'Instances judged, those while shrinking too.';
comment on column counterexample.failure is 'The failing input whole, with verdict, expected and own output, message and origin.';
comment on column counterexample.message is 'What went wrong, where the fault is ours; for admins.';
comment on column counterexample.outcome is 'found, none (of the instances tried fails, or only one too large to show) or failed (a fault of ours); null while unfinished.';
comment on column counterexample.too_large is 'Where the smallest failing input came from, if it is too large to be worked through by hand.';
create index counterexample_by_submission on counterexample (submission_id);
create index counterexample_unfinished on counterexample (id) where outcome is null;

create table dismissed_counterexample (
    problem_id   bigint      not null,
    input_hash   text        not null,
    reason       text        not null,
    dismissed_at timestamptz not null,
    constraint dismissed_counterexample_pk primary key (problem_id, input_hash),
    constraint dismissed_counterexample_problem_fk foreign key (problem_id) references problem (id) on delete cascade,
    constraint dismissed_counterexample_hash_form check (input_hash ~ '^[0-9a-f]{64}$'),
    constraint dismissed_counterexample_reason_line check (length(reason) between 1 and 500 and reason !~ '[[:cntrl:]]')
);
comment on table dismissed_counterexample is 'Inputs on which accepted programs fail and which are not needed as tests; who said so is in audit_entry.';
comment on column dismissed_counterexample.input_hash is 'SHA-256 of the input, in hexadecimal.';

create table small_scope (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    language           text        not null,
    source_hash        text        not null,
    queued_at          timestamptz not null,
    finished_at        timestamptz,
    outcome            text,
    tried              integer     not null default 0,
    games              integer,
    games_are          text,
    games_german       text,
    failure            jsonb,
    message            text,
    pieces             smallint    not null default 0,
    constraint small_scope_pk primary key (id),
    constraint small_scope_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint small_scope_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint small_scope_outcome_known check (outcome in ('right', 'cut', 'wrong', 'failed')),
    constraint small_scope_finished check ((outcome is null) = (finished_at is null)),
    constraint small_scope_wrong_has_failure check ((outcome is not distinct from 'wrong') = (failure is not null)),
    constraint small_scope_failed_has_message check ((outcome is not distinct from 'failed') = (message is not null)),
    constraint small_scope_games_named check (
        coalesce(outcome, 'failed') = 'failed' or num_nonnulls(games, games_are, games_german) = 3),
    constraint small_scope_tried_range check (tried >= 0 and tried <= coalesce(games, tried)),
    constraint small_scope_once unique (source_hash, language, package_version_id),
    constraint small_scope_pieces_range check (pieces between 0 and 30)
);
comment on table small_scope is 'How accepted programs do on all small games of their package; while one is tried there is a row in work.';
comment on column small_scope.submission_id is 'The submission that came first, and whose source is tried.';
comment on column small_scope.outcome is 'right on all, cut (right on the first, then the time of its last piece was up), wrong on one, or failed (a fault of ours); null until it is over.';
comment on column small_scope.tried is 'How many of the games were tried, smallest first; where outcome is null, before this piece.';
comment on column small_scope.games is 'How many there are.';
comment on column small_scope.games_are is 'What they are, in words that follow a number; in games_german in the dative.';
comment on column small_scope.failure is 'The first game on which the program is wrong, as in counterexample: the tests miss it.';
comment on column small_scope.message is 'What went wrong, where the fault is ours; for admins.';
comment on column small_scope.pieces is 'How often its time was up: it goes on where it was, behind what else waits.';
create index small_scope_by_submission on small_scope (submission_id);
-- What admins may take into the tests.
create index small_scope_wrong on small_scope (package_version_id, id) where outcome = 'wrong';

create table misconception (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    language           text        not null,
    source_hash        text        not null,
    queued_at          timestamptz not null,
    finished_at        timestamptz,
    outcome            text,
    tests              integer,
    idea               text,
    idea_german        text,
    anchor             text,
    message            text,
    constraint misconception_pk primary key (id),
    constraint misconception_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint misconception_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint misconception_outcome_known check (outcome in ('told', 'none', 'failed')),
    constraint misconception_finished check ((outcome is null) = (finished_at is null)),
    constraint misconception_told_in_words check (
        num_nonnulls(tests, idea, idea_german) = case when outcome is not distinct from 'told' then 3 else 0 end),
    constraint misconception_anchor_of_told check (anchor is null or outcome is not distinct from 'told'),
    constraint misconception_failed_has_message check ((outcome is not distinct from 'failed') = (message is not null)),
    constraint misconception_tests_range check (tests >= 20),
    constraint misconception_once unique (source_hash, language, package_version_id)
);
comment on table misconception is 'Which idea explains the answers of a wrong program; while that is found out there is a row in work.';
comment on column misconception.submission_id is 'The submission that came first, and whose source is compared.';
comment on column misconception.outcome is 'told, none (no idea explains the answers, or several do), or failed (a fault of ours).';
comment on column misconception.tests is 'On how many tests it answers wrongly, with the same words as the program that has the idea.';
comment on column misconception.idea is 'What that one does, in words that follow "like one that"; in idea_german, "wie eines, das".';
comment on column misconception.anchor is 'The id of the heading of the editorial under which it is explained.';
comment on column misconception.message is 'What went wrong, where the fault is ours; for admins.';
create index misconception_by_submission on misconception (submission_id);

create table program_growth (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    language           text        not null,
    source_hash        text        not null,
    queued_at          timestamptz not null,
    finished_at        timestamptz,
    measurement        jsonb,
    message            text,
    constraint program_growth_pk primary key (id),
    constraint program_growth_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint program_growth_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint program_growth_finished check (num_nonnulls(measurement, message) = num_nonnulls(finished_at)),
    constraint program_growth_once unique (source_hash, language, package_version_id)
);
comment on table program_growth is 'What programs need on instances of growing size, beside the reference solver; while one is measured there is a row in work.';
comment on column program_growth.submission_id is 'The submission that came first, and whose source is measured.';
comment on column program_growth.measurement is 'CPU time and memory of both programs on each size.';
comment on column program_growth.message is 'What went wrong, where the fault is ours; for admins.';
create index program_growth_by_submission on program_growth (submission_id);

create table phase_map (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    language           text        not null,
    source_hash        text        not null,
    queued_at          timestamptz not null,
    finished_at        timestamptz,
    map                jsonb,
    message            text,
    constraint phase_map_pk primary key (id),
    constraint phase_map_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint phase_map_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint phase_map_finished check (num_nonnulls(map, message) = num_nonnulls(finished_at)),
    constraint phase_map_once unique (source_hash, language, package_version_id)
);
comment on table phase_map is 'On which inputs of which parameters wrong programs fail; while one is mapped there is a row in work.';
comment on column phase_map.submission_id is 'The submission that came first, and whose source is run.';
comment on column phase_map.map is 'Families of inputs with their parameters, and what came of each input.';
comment on column phase_map.message is 'What went wrong, where the fault is ours; for admins.';
create index phase_map_by_submission on phase_map (submission_id);

-- ===== Runs and play: programs that count for nothing, games by hand and on the board =====

create table invocation (
    id                 bigint generated always as identity,
    token              text        not null,
    asker              text        not null,
    account_id         bigint,
    package_version_id bigint      not null,
    language           text        not null,
    source             bytea       not null,
    inputs             jsonb       not null,
    asked_at           timestamptz not null,
    finished_at        timestamptz,
    result             jsonb,
    message            text,
    aborted            boolean     not null default false,
    beside             text,
    constraint invocation_pk primary key (id),
    constraint invocation_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint invocation_package_version_fk foreign key (package_version_id) references package_version (id) on delete cascade,
    constraint invocation_token_form check (token ~ '^[A-Za-z0-9_-]{22}$'),
    constraint invocation_source_size check (octet_length(source) between 1 and 65536),
    constraint invocation_token_unique unique (token),
    constraint invocation_ended check ((finished_at is not null) = (result is not null or message is not null or aborted)),
    constraint invocation_ended_one_way check (num_nonnulls(result, message) + cast(aborted as integer) <= 1),
    constraint invocation_beside_check check (octet_length(beside) <= 65536)
);
comment on table invocation is 'A program run on samples and on inputs that its owner chose; counts for nothing. Unfinished ones have a row in work.';
comment on column invocation.token is '128 random bits in base64url: the address of the page, which nobody can guess.';
comment on column invocation.asker is 'Whom limits count and who may see it: account/ and an id, or guest/ and the SHA-256 of the browser''s cookie.';
comment on column invocation.account_id is 'Whose; null for a guest''s.';
comment on column invocation.source is 'The program''s UTF-8 bytes, at most 64 KiB.';
comment on column invocation.inputs is 'Array of objects: sample, the name of a sample, or text, an input of one''s own.';
comment on column invocation.result is 'What the compiler said and what came of each input.';
comment on column invocation.message is 'What went wrong, where the fault is ours; for admins.';
comment on column invocation.aborted is 'Whether whoever asked for it ended it before there was a result.';
comment on column invocation.beside is 'What stood in the editor where a file was run instead; null when there was nothing else.';
-- What is to be swept.
create index invocation_by_age on invocation (asked_at);
create index invocation_by_account on invocation (account_id) where account_id is not null;
create index invocation_by_package_version on invocation (package_version_id);

create unlogged table invocation_count (
    counted_for text        not null,
    runs        integer     not null,
    until       timestamptz not null,
    constraint invocation_count_pk primary key (counted_for),
    constraint invocation_count_counted_for_form check (counted_for ~ '^[0-9a-f]{64}$'),
    constraint invocation_count_runs_positive check (runs > 0)
);
comment on table invocation_count is 'Runs within a window, per person and, for guests, per block of addresses.';
comment on column invocation_count.counted_for is 'SHA-256 of what is counted for, in hexadecimal: no addresses are kept.';
comment on column invocation_count.until is 'End of the window; from then on the count starts again.';
create index invocation_count_by_end on invocation_count (until);

create table practice_session (
    id           bigint generated always as identity,
    account_id   bigint      not null,
    problem_id   bigint      not null,
    begun_at     timestamptz not null,
    ended_at     timestamptz,
    paused_since timestamptz,
    paused_ms    bigint      not null default 0,
    seen_at      timestamptz,
    constraint practice_session_pk primary key (id),
    constraint practice_session_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint practice_session_problem_fk foreign key (problem_id) references problem (id),
    constraint practice_session_order check (ended_at >= begun_at and paused_since >= begun_at and paused_ms >= 0),
    constraint practice_session_ended_whole check (ended_at is null or paused_since is null)
);
comment on table practice_session is 'One sitting of a person on a problem. What was done in it is found by its time in the tables of submissions, hints and answers.';
comment on column practice_session.ended_at is 'Null while it goes on; a person has at most one such on a problem.';
comment on column practice_session.paused_since is 'Since when the clock stands still; null while it runs.';
comment on column practice_session.paused_ms is 'How long it stood still before.';
comment on column practice_session.seen_at is 'When a page of the session last said that it was open. Null where none ever did, as without scripts: then nothing is known of absence.';
create unique index practice_session_one_open on practice_session (account_id, problem_id) where ended_at is null;
create index practice_session_by_account on practice_session (account_id, problem_id, id);
create index practice_session_by_problem on practice_session (problem_id);

create table session_run (
    id                  bigint generated always as identity,
    practice_session_id bigint      not null,
    asked_at            timestamptz not null,
    constraint session_run_pk primary key (id),
    constraint session_run_session_fk foreign key (practice_session_id) references practice_session (id) on delete cascade
);
comment on table session_run is 'When somebody ran a program before submitting it, while a session on the problem went on.';
create index session_run_by_session on session_run (practice_session_id, asked_at);

create table hand_instance (
    id                 bigint generated always as identity,
    package_version_id bigint      not null,
    level              smallint    not null,
    seed               integer     not null,
    input              text        not null,
    answer             text        not null,
    made_at            timestamptz not null,
    given_at           timestamptz,
    constraint hand_instance_pk primary key (id),
    constraint hand_instance_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint hand_instance_level_range check (level between 1 and 9),
    constraint hand_instance_seed_range check (seed between 1 and 999999),
    constraint hand_instance_size check (octet_length(input) <= 4000 and octet_length(answer) <= 4000),
    constraint hand_instance_once unique (package_version_id, level, seed)
);
comment on table hand_instance is 'An instance of a problem that a person can answer on paper.';
comment on column hand_instance.level is 'From 1, the easiest: places in by_hand.levels of practice.yaml.';
comment on column hand_instance.seed is 'What the generator was given; with the level the instance''s address.';
comment on column hand_instance.answer is 'The reference solver''s.';
comment on column hand_instance.given_at is 'When somebody was given it; null while it waits in the pool.';
create index hand_instance_ready on hand_instance (package_version_id, level, id) where given_at is null;
create index hand_instance_given on hand_instance (package_version_id, level, id) where given_at is not null;
create unique index hand_instance_input_once on hand_instance (package_version_id, level, md5(input));

create table hand_sitting (
    hand_instance_id bigint      not null,
    account_id       bigint      not null,
    begun_at         timestamptz not null,
    shown_at         timestamptz,
    constraint hand_sitting_pk primary key (account_id, hand_instance_id),
    constraint hand_sitting_instance_fk foreign key (hand_instance_id) references hand_instance (id),
    constraint hand_sitting_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table hand_sitting is 'A person at an instance.';
comment on column hand_sitting.begun_at is 'When it was given, or first answered by whoever came by its address.';
comment on column hand_sitting.shown_at is 'When the person asked for the solution before having it; answers from then on count for no level.';
create index hand_sitting_by_instance on hand_sitting (hand_instance_id);

create table hand_answer (
    id               bigint generated always as identity,
    hand_instance_id bigint      not null,
    account_id       bigint      not null,
    answer           text        not null,
    answered_at      timestamptz not null,
    outcome          text,
    message          text,
    checked_at       timestamptz,
    constraint hand_answer_pk primary key (id),
    constraint hand_answer_sitting_fk foreign key (account_id, hand_instance_id)
        references hand_sitting (account_id, hand_instance_id) on delete cascade,
    constraint hand_answer_size check (octet_length(answer) <= 8000),
    constraint hand_answer_outcome_known check (outcome in ('right', 'wrong', 'failed')),
    constraint hand_answer_checked check ((outcome is null) = (checked_at is null))
);
comment on table hand_answer is 'What a person answered; while a package''s own checker is at it, there is a row in work.';
comment on column hand_answer.outcome is 'right, wrong, or failed (a fault of ours); null while it is being checked.';
comment on column hand_answer.message is 'What the checker said of a wrong answer; for admins where the fault is ours.';
create index hand_answer_by_sitting on hand_answer (account_id, hand_instance_id, id);

create table game_graph (
    id                 bigint generated always as identity,
    package_version_id bigint      not null,
    name               text        not null,
    level              smallint,
    seed               integer,
    input              text,
    asked_at           timestamptz not null,
    made_at            timestamptz,
    positions          integer,
    graph              bytea,
    message            text,
    refusal            text,
    content            text,
    constraint game_graph_pk primary key (id),
    constraint game_graph_package_version_fk foreign key (package_version_id) references package_version (id) on delete cascade,
    constraint game_graph_name_form check (name ~ '^[a-z0-9-]{1,80}$'),
    constraint game_graph_level_range check (level between 1 and 9),
    constraint game_graph_seed_range check (seed between 1 and 999999),
    constraint game_graph_generated check ((level is null) = (seed is null) and (level is not null or input is not null)),
    constraint game_graph_input_size check (octet_length(input) <= 16384),
    constraint game_graph_size check (octet_length(graph) between 1 and 4194304),
    constraint game_graph_positions_range check (positions between 1 and 1000000),
    constraint game_graph_once unique (package_version_id, name),
    constraint game_graph_refusal_size check (octet_length(refusal) between 1 and 8192),
    constraint game_graph_whole check ((graph is null) = (positions is null) and num_nonnulls(graph, message, refusal) <= 1),
    constraint game_graph_made check (made_at is not null or num_nonnulls(graph, message, refusal) = 0),
    constraint game_graph_content_form check (content ~ '^[0-9a-f]{64}$')
);
comment on table game_graph is 'An instance that can be played, with its state graph. While it is being made there is a row in work.';
comment on column game_graph.package_version_id is 'The version that has it: it goes from one that is not live any more to one that is, where content is the same.';
comment on column game_graph.name is 'The last part of its address: sample-1, 2-17 (level and seed), own- and the beginning of the input''s hash.';
comment on column game_graph.level is 'Of by_hand.levels in practice.yaml, from 1; null where the input was given.';
comment on column game_graph.seed is 'What the generator of the level is given.';
comment on column game_graph.input is 'Null until the generator has made it.';
comment on column game_graph.made_at is 'When a node was done with it; with neither graph nor message the game is too large to be played.';
comment on column game_graph.graph is 'What the rules printed (docs/games.md), as gzip.';
comment on column game_graph.message is 'Why there is no graph, where the fault is ours.';
comment on column game_graph.refusal is 'What the input validator said of a given input that it did not accept.';
comment on column game_graph.content is 'SHA-256, in hexadecimal, over the programs and the input or generator call that the graph follows from; null where it was never worked out.';
-- Packed already: stored apart, uncompressed, and read without unpacking.
alter table game_graph alter column graph set storage external;

create table program_move (
    id                 bigint generated always as identity,
    submission_id      bigint      not null,
    package_version_id bigint      not null,
    input_hash         text        not null,
    input              text        not null,
    asked_at           timestamptz not null,
    answered_at        timestamptz,
    said               text,
    failure            text,
    message            text,
    constraint program_move_pk primary key (id),
    constraint program_move_submission_fk foreign key (submission_id) references submission (id) on delete cascade,
    constraint program_move_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint program_move_input_size check (octet_length(input) between 1 and 16384),
    constraint program_move_said_size check (octet_length(said) <= 1024),
    constraint program_move_failure_size check (octet_length(failure) <= 16384),
    constraint program_move_answered check (num_nonnulls(said, failure, message) = num_nonnulls(answered_at)),
    constraint program_move_once unique (submission_id, package_version_id, input_hash)
);
comment on table program_move is 'What accepted programs move in positions of Play. While one is being asked there is a row in work.';
comment on column program_move.input is 'An input of the problem with one game, which begins at the position.';
comment on column program_move.said is 'The first line of the program; whether it is a move only the state graph knows.';
comment on column program_move.failure is 'Why it said nothing: it crashed, was too slow, ended.';
comment on column program_move.message is 'Why there is no answer, where the fault is ours.';
create index program_move_by_answer on program_move (answered_at);

-- ===== Learning: paths, lessons, notebooks =====

create table learning_path (
    slug     text    not null collate "C",
    position integer not null,
    title    text    not null,
    about    text    not null,
    constraint learning_path_pk primary key (slug),
    constraint learning_path_position_unique unique (position) deferrable initially deferred
);
comment on table learning_path is 'A path as its file describes it; replaced as a whole at each load.';
comment on column learning_path.slug is 'The file''s name without its ending.';
comment on column learning_path.position is '1, 2, … in the order of the files'' names.';
comment on column learning_path.about is 'Shown under the title.';

create table learning_path_step (
    path_slug  text    not null collate "C",
    number     integer not null,
    part       integer not null,
    part_title text    not null,
    part_about text    not null,
    display_id text    not null collate "C",
    why        text    not null,
    before     text    not null,
    constraint learning_path_step_pk primary key (path_slug, number),
    constraint learning_path_step_path_fk foreign key (path_slug) references learning_path (slug) on delete cascade,
    constraint learning_path_step_once unique (path_slug, display_id)
);
comment on table learning_path_step is 'A problem on a path.';
comment on column learning_path_step.number is '1, 2, … along the whole path.';
comment on column learning_path_step.part is '1, 2, …; steps of one part stand together.';
comment on column learning_path_step.display_id is 'Of the problem; one that is not published now is passed over.';
comment on column learning_path_step.why is 'Why it comes now.';
comment on column learning_path_step.before is 'What to know before.';
create index learning_path_step_by_problem on learning_path_step (display_id);

create table learning_path_lesson (
    path_slug  text    not null collate "C",
    number     integer not null,
    lesson     text    not null collate "C",
    step       integer not null,
    part       integer not null,
    part_title text    not null,
    part_about text    not null,
    constraint learning_path_lesson_pk primary key (path_slug, number),
    constraint learning_path_lesson_once unique (path_slug, lesson)
);
comment on table learning_path_lesson is 'Where a lesson stands on a path; one without a text is passed over.';
comment on column learning_path_lesson.number is '1, 2, … among the lessons of the path.';
comment on column learning_path_lesson.step is 'Number of the step that it stands before; one more than there are at the end.';
comment on column learning_path_lesson.part is 'As in learning_path_step.';

create table lesson_text (
    lesson   text not null collate "C",
    language text not null collate "C",
    title    text not null,
    summary  text not null,
    body     text not null,
    constraint lesson_text_pk primary key (lesson, language),
    constraint lesson_text_language_known check (language in ('en', 'de'))
);
comment on table lesson_text is 'A lesson in a language; replaced as a whole at each load.';
comment on column lesson_text.lesson is 'The name of its directory.';
comment on column lesson_text.body is 'Markdown, with blocks that name positions.';

create table lesson_read (
    account_id bigint      not null,
    lesson     text        not null collate "C",
    read_at    timestamptz not null,
    constraint lesson_read_pk primary key (account_id, lesson),
    constraint lesson_read_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table lesson_read is 'Who said that they have read which lesson; stays while the lesson is away.';

create table editorial_unlock (
    account_id  bigint      not null,
    problem_key text        not null,
    unlocked_at timestamptz not null,
    constraint editorial_unlock_pk primary key (account_id, problem_key),
    constraint editorial_unlock_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table editorial_unlock is 'A person gave up credit for a problem in exchange for its editorial.';
comment on column editorial_unlock.problem_key is 'The author''s own identifier, problem_id in the front matter: it outlives renamed slugs.';

create table hint_opening (
    account_id  bigint      not null,
    problem_key text        not null,
    number      smallint    not null,
    opened_at   timestamptz not null,
    constraint hint_opening_pk primary key (account_id, problem_key, number),
    constraint hint_opening_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint hint_opening_number_range check (number between 1 and 100)
);
comment on table hint_opening is 'Hints that a person opened; what somebody without an account opens is not counted.';
comment on column hint_opening.problem_key is 'The author''s own identifier, problem_id in the front matter: it outlives renamed slugs.';
comment on column hint_opening.number is 'From 1, in the order of the package; 2 only after 1.';

create table bookmark (
    account_id bigint      not null,
    problem_id bigint      not null,
    added_at   timestamptz not null,
    constraint bookmark_pk primary key (account_id, problem_id),
    constraint bookmark_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint bookmark_problem_fk foreign key (problem_id) references problem (id) on delete cascade
);
comment on table bookmark is 'A problem that somebody wants to find again.';

create table collection (
    id         bigint generated always as identity,
    account_id bigint      not null,
    name       text        not null,
    created_at timestamptz not null,
    constraint collection_pk primary key (id),
    constraint collection_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint collection_name_length check (length(name) between 1 and 60)
);
comment on table collection is 'Problems that somebody put together under a name of their own.';
comment on column collection.name is 'Unique for the account without regard to case.';
create unique index collection_name_unique on collection (account_id, lower(name));

create table collection_problem (
    collection_id bigint      not null,
    problem_id    bigint      not null,
    added_at      timestamptz not null,
    constraint collection_problem_pk primary key (collection_id, problem_id),
    constraint collection_problem_collection_fk foreign key (collection_id) references collection (id) on delete cascade,
    constraint collection_problem_problem_fk foreign key (problem_id) references problem (id) on delete cascade
);
comment on table collection_problem is 'A problem in a collection.';

create table problem_note (
    account_id bigint      not null,
    problem_id bigint      not null,
    text       text        not null,
    changed_at timestamptz not null,
    constraint problem_note_pk primary key (account_id, problem_id),
    constraint problem_note_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint problem_note_problem_fk foreign key (problem_id) references problem (id) on delete cascade,
    constraint problem_note_length check (length(text) between 1 and 10000)
);
comment on table problem_note is 'What somebody wrote down about a problem, for their own eyes. An emptied note is no row.';
comment on column problem_note.changed_at is 'Also the note''s version: who saves has to have seen this one.';

create table draft (
    account_id bigint      not null,
    problem_id bigint      not null,
    language   text        not null,
    source     text        not null,
    version    integer     not null,
    updated_at timestamptz not null,
    constraint draft_pk primary key (account_id, problem_id, language),
    constraint draft_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint draft_problem_fk foreign key (problem_id) references problem (id),
    constraint draft_source_size check (octet_length(source) <= 65536),
    constraint draft_version_positive check (version > 0)
);
comment on table draft is 'The text in the editor of a problem, one per person and language; sending it leaves it here.';
comment on column draft.language is 'Identifier in languages.yaml.';
comment on column draft.source is 'At most 64 KiB, as a submission; may be empty.';
comment on column draft.version is 'Counts changes: who saves says which version the text was made from, and is refused when it is another by now.';
-- Which language somebody wrote in last.
create index draft_by_account on draft (account_id, updated_at);
-- A problem that goes asks for what refers to it.
create index draft_by_problem on draft (problem_id);

create table complaint (
    id                 bigint generated always as identity,
    account_id         bigint      not null,
    problem_id         bigint      not null,
    package_version_id bigint      not null,
    kind               text        not null,
    text               text        not null,
    language           text        not null,
    made_at            timestamptz not null,
    answer             text,
    answered_at        timestamptz,
    closed_at          timestamptz,
    revision           integer     not null default 0,
    constraint complaint_pk primary key (id),
    constraint complaint_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint complaint_problem_fk foreign key (problem_id) references problem (id),
    constraint complaint_package_version_fk foreign key (package_version_id) references package_version (id),
    constraint complaint_kind_known check (kind in ('statement', 'tests', 'time-limit', 'translation', 'other')),
    constraint complaint_text_length check (char_length(text) between 1 and 4000),
    constraint complaint_language_code check (language ~ '^[a-z]{2}$'),
    constraint complaint_answer_length check (char_length(answer) between 1 and 4000),
    constraint complaint_answer_whole check ((answer is null) = (answered_at is null)),
    constraint complaint_revision_natural check (revision >= 0)
);
comment on table complaint is 'What a reader reports about a problem. Gone with their account; who answered is in audit_entry.';
comment on column complaint.package_version_id is 'The version that was live then.';
comment on column complaint.language is 'In which the reporter read pages then: the mail with the answer speaks it.';
comment on column complaint.answer is 'What moderators say to it; null while they say nothing.';
comment on column complaint.closed_at is 'Since when nothing more is to be done about it; null while it is open.';
comment on column complaint.revision is 'Goes up with every change by moderators, so that of two at once one sees what the other did.';
-- A form that is sent twice reports once.
create unique index complaint_once on complaint (account_id, problem_id, kind, md5(text)) where closed_at is null;
create index complaint_by_account on complaint (account_id, id desc);
create index complaint_by_problem on complaint (problem_id, id desc);
create index complaint_open on complaint (id desc) where closed_at is null;
create index complaint_by_package_version on complaint (package_version_id);

-- ===== Studio: how packages are written, proved and offered =====

create table working_copy (
    id         bigint generated always as identity,
    name       text        not null,
    revision   bigint      not null,
    changed_at timestamptz not null,
    account_id bigint,
    constraint working_copy_pk primary key (id),
    constraint working_copy_account_fk foreign key (account_id) references account (id) on delete set null,
    constraint working_copy_name_form check (name ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$'),
    constraint working_copy_revision_positive check (revision > 0),
    constraint working_copy_name_unique unique (name)
);
comment on table working_copy is 'A problem that is being written.';
comment on column working_copy.name is 'Of the package''s directory, such as ABC-001; one copy of each.';
comment on column working_copy.revision is 'Goes up with every change of a file.';
comment on column working_copy.account_id is 'Whose change made this revision; null once their account is gone.';
create index working_copy_by_account on working_copy (account_id) where account_id is not null;

create table working_copy_author (
    working_copy_id bigint      not null,
    account_id      bigint      not null,
    added_at        timestamptz not null,
    constraint working_copy_author_pk primary key (working_copy_id, account_id),
    constraint working_copy_author_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete cascade,
    constraint working_copy_author_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table working_copy_author is 'Who sees and changes a working copy without being an admin, as long as their role is author. Of copies made before there were authors nobody is.';
create index working_copy_author_by_account on working_copy_author (account_id);

create table working_file (
    working_copy_id bigint      not null,
    path            text        not null,
    content         bytea       not null,
    executable      boolean     not null,
    revision        bigint      not null,
    changed_at      timestamptz not null,
    constraint working_file_pk primary key (working_copy_id, path),
    constraint working_file_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete cascade,
    constraint working_file_path_form check (
        octet_length(path) between 1 and 250 and path !~ '[[:cntrl:]\\]' and path !~ '(^|/)(\.\.?)?(/|$)'),
    constraint working_file_size check (octet_length(content) <= 16777216),
    constraint working_file_revision_positive check (revision > 0)
);
comment on table working_file is 'The files of working copies. No path of a copy is another one''s directory: who writes has locked the copy''s row.';
comment on column working_file.path is 'Relative to the package''s directory, with slashes; no part of it is empty, a dot or two.';
comment on column working_file.revision is 'The copy''s revision that this content came with.';

create table working_file_past (
    working_copy_id bigint not null,
    path            text   not null,
    revision        bigint not null,
    content         bytea  not null,
    constraint working_file_past_pk primary key (working_copy_id, path, revision),
    constraint working_file_past_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete cascade,
    constraint working_file_past_size check (octet_length(content) <= 131072)
);
comment on table working_file_past is 'Texts that were changed since: what two changes made at once are both compared with. The latest hundred revisions of a copy.';
comment on column working_file_past.revision is 'The copy''s revision that this content came with.';

create table package_proof (
    id                 bigint generated always as identity,
    called             text        not null,
    package_version_id bigint,
    archive            bytea,
    archive_hash       text        not null,
    account_id         bigint,
    asked_at           timestamptz not null,
    finished_at        timestamptz,
    green              boolean,
    content_hash       text,
    report             jsonb,
    message            text,
    aborted            boolean     not null default false,
    constraint package_proof_pk primary key (id),
    constraint package_proof_package_version_fk foreign key (package_version_id) references package_version (id) on delete cascade,
    constraint package_proof_account_fk foreign key (account_id) references account (id) on delete set null,
    constraint package_proof_one_package check (num_nonnulls(package_version_id, archive) = 1),
    constraint package_proof_called_size check (length(called) between 1 and 200),
    constraint package_proof_archive_size check (octet_length(archive) between 1 and 67108864),
    constraint package_proof_archive_hash_form check (archive_hash ~ '^[0-9a-f]{64}$'),
    constraint package_proof_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$'),
    constraint package_proof_ended check ((finished_at is not null) = (report is not null or message is not null or aborted)),
    constraint package_proof_ended_one_way check (num_nonnulls(report, message) + cast(aborted as integer) <= 1),
    constraint package_proof_report_whole check ((report is not null) = (green is not null))
);
comment on table package_proof is 'A package that an admin had proved, and the report. Unfinished ones have a row in work.';
comment on column package_proof.called is 'What whoever asked calls it, such as a display id or the name of a file.';
comment on column package_proof.package_version_id is 'The version that is proved; null for an archive of its own.';
comment on column package_proof.archive is 'The package''s files as a zip, at most 64 MiB; null where a version is proved.';
comment on column package_proof.archive_hash is 'SHA-256 of the zip''s bytes: the same are not proved twice unless somebody asks for it.';
comment on column package_proof.account_id is 'Who asked; null once the account is gone.';
comment on column package_proof.green is 'Whether nothing is wrong with it; null without a report.';
comment on column package_proof.content_hash is 'Of the package''s files, as package_version has it; null where they cannot be read.';
comment on column package_proof.report is 'As ./grundy verify --json prints that of one package.';
comment on column package_proof.message is 'Why there is no report, where the fault is ours.';
comment on column package_proof.aborted is 'Whether an admin ended it before there was a report.';
-- Packed already: stored apart, uncompressed, and read without unpacking.
alter table package_proof alter column archive set storage external;
create index package_proof_by_archive on package_proof (archive_hash, id);
create index package_proof_by_package_version on package_proof (package_version_id);
create index package_proof_by_account on package_proof (account_id) where account_id is not null;
-- What is to be forgotten.
create index package_proof_by_age on package_proof (asked_at);
create index package_proof_by_content on package_proof (content_hash, id) where content_hash is not null;

create table proof_test (
    proof_id bigint not null,
    test     text   not null,
    evidence jsonb  not null,
    constraint proof_test_pk primary key (proof_id, test),
    constraint proof_test_proof_fk foreign key (proof_id) references package_proof (id) on delete cascade
);
comment on table proof_test is 'What a proof saw of each test: how it was made, the beginnings of input and answer, and of outputs that were not accepted.';
comment on column proof_test.test is 'Its name, as in the report.';

create table working_copy_proof (
    working_copy_id bigint not null,
    archive_hash    text   not null,
    constraint working_copy_proof_pk primary key (working_copy_id, archive_hash),
    constraint working_copy_proof_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete cascade,
    constraint working_copy_proof_archive_hash_form check (archive_hash ~ '^[0-9a-f]{64}$')
);
comment on table working_copy_proof is 'What was sent to be proved of a working copy: by it the copy''s authors get at the proofs, which outlive it.';
comment on column working_copy_proof.archive_hash is 'As in package_proof.';

create table publication_request (
    id              bigint generated always as identity,
    working_copy_id bigint      not null,
    account_id      bigint      not null,
    revision        bigint      not null,
    note            text        not null,
    language        text        not null,
    asked_at        timestamptz not null,
    state           text        not null default 'open',
    answer          text,
    ended_at        timestamptz,
    constraint publication_request_pk primary key (id),
    constraint publication_request_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete cascade,
    constraint publication_request_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint publication_request_revision_positive check (revision > 0),
    constraint publication_request_note_length check (char_length(note) <= 4000),
    constraint publication_request_language_code check (language ~ '^[a-z]{2}$'),
    constraint publication_request_state_known check (state in ('open', 'published', 'sent-back', 'withdrawn')),
    constraint publication_request_answer_length check (char_length(answer) between 1 and 4000),
    constraint publication_request_answer_whole check ((answer is not null) = (state = 'sent-back')),
    constraint publication_request_ended check ((ended_at is null) = (state = 'open'))
);
comment on table publication_request is 'An author asks the admins to publish a working copy. Gone with the copy or the asker''s account; who answered is in audit_entry.';
comment on column publication_request.revision is 'The copy''s when it was asked; what is published may be a later one.';
comment on column publication_request.note is 'What the author wrote to it; may be empty.';
comment on column publication_request.language is 'In which the author read pages then: the mail with the answer speaks it.';
comment on column publication_request.answer is 'Why an admin sent it back.';
-- Of two that ask at once one does.
create unique index publication_request_open on publication_request (working_copy_id) where state = 'open';
create index publication_request_by_working_copy on publication_request (working_copy_id, id desc);
create index publication_request_by_account on publication_request (account_id);

create table upload (
    id              bigint generated always as identity,
    file_name       text        not null,
    bytes           bigint      not null,
    content_hash    text        not null,
    account_id      bigint,
    received_at     timestamptz not null,
    finished_at     timestamptz,
    readable        boolean,
    report          jsonb,
    message         text,
    kept_files      integer     not null default 0,
    kept_bytes      bigint      not null default 0,
    working_copy_id bigint,
    constraint upload_pk primary key (id),
    constraint upload_account_fk foreign key (account_id) references account (id) on delete set null,
    constraint upload_working_copy_fk foreign key (working_copy_id) references working_copy (id) on delete set null,
    constraint upload_file_name_line check (length(file_name) between 1 and 200 and file_name !~ '[[:cntrl:]]'),
    constraint upload_bytes_range check (bytes between 1 and 134217728),
    constraint upload_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$'),
    constraint upload_ended check ((finished_at is not null) = (num_nonnulls(report, message) = 1)),
    constraint upload_report_whole check ((report is not null) = (readable is not null)),
    constraint upload_kept_files_range check (kept_files between 0 and 5000),
    constraint upload_kept_bytes_range check (kept_bytes between 0 and 67108864)
);
comment on table upload is 'A zip that an admin uploaded as a package, and what a node found in it. Unfinished ones have a row in work.';
comment on column upload.file_name is 'What whoever sent it calls it: for people, never a path of ours.';
comment on column upload.bytes is 'Of the zip.';
comment on column upload.content_hash is 'SHA-256 of the zip''s bytes.';
comment on column upload.account_id is 'Who sent it; null once the account is gone.';
comment on column upload.readable is 'Whether the package has no errors; null without a report.';
comment on column upload.report is 'Format, name, faults and what could not be carried over, as dev.grundy.upload.UploadReport.';
comment on column upload.message is 'Why there is no report, where the fault is ours.';
comment on column upload.kept_files is 'How many rows upload_file has.';
comment on column upload.kept_bytes is 'Of those files together.';
comment on column upload.working_copy_id is 'The copy that it was last taken into; null if into none, or if that is gone.';
create index upload_by_account on upload (account_id) where account_id is not null;
create index upload_by_working_copy on upload (working_copy_id) where working_copy_id is not null;
-- What is to be forgotten.
create index upload_by_age on upload (received_at);

create table upload_part (
    upload_id bigint  not null,
    number    integer not null,
    content   bytea   not null,
    constraint upload_part_pk primary key (upload_id, number),
    constraint upload_part_upload_fk foreign key (upload_id) references upload (id) on delete cascade,
    constraint upload_part_number_range check (number between 0 and 127),
    constraint upload_part_size check (octet_length(content) between 1 and 1048576)
);
comment on table upload_part is 'The zip of an upload in pieces, so that nobody holds all of it in memory; gone when it was read without errors.';
comment on column upload_part.number is 'From 0; each but the last has 1 MiB.';
-- Packed already: stored apart, uncompressed, and read without unpacking.
alter table upload_part alter column content set storage external;

create table upload_file (
    upload_id  bigint  not null,
    path       text    not null,
    content    bytea   not null,
    executable boolean not null,
    constraint upload_file_pk primary key (upload_id, path),
    constraint upload_file_upload_fk foreign key (upload_id) references upload (id) on delete cascade,
    constraint upload_file_path_form check (
        octet_length(path) between 1 and 250 and path !~ '[[:cntrl:]\\]' and path !~ '(^|/)(\.\.?)?(/|$)'),
    constraint upload_file_size check (octet_length(content) <= 16777216)
);
comment on table upload_file is 'The files of an upload as a package of ours, from which a working copy is made.';
comment on column upload_file.path is 'Relative to the package''s directory, with slashes; no part of it is empty, a dot or two.';

-- ===== The audit log =====
-- What admins, moderators and operators decided, with what was before and after: a log that is only ever added to. The database refuses
-- every update, delete and truncate of it, also when session_replication_role would leave triggers out. The owner of the table can take
-- the triggers away, so each entry's hash covers the one before: what was changed behind the triggers breaks the chain.
-- Its functions and triggers stand here and not in an R__ file: an operator may give them to another role (docs/audit.md), and then no
-- release can make them again.

create table audit_entry (
    id           bigint      not null,
    happened_at  timestamptz not null,
    actor_id     bigint,
    action       text        not null,
    subject_kind text        not null,
    subject_id   text        not null,
    before       jsonb       not null,
    after        jsonb       not null,
    reason       text        not null,
    request      text        not null,
    network      text        not null,
    hash         text        not null,
    constraint audit_entry_pk primary key (id),
    constraint audit_entry_action_form check (action ~ '^[a-z][a-z-]{2,39}$'),
    constraint audit_entry_subject_kind_form check (subject_kind ~ '^[a-z][a-z-]{2,39}$'),
    constraint audit_entry_subject_id_line check (length(subject_id) between 1 and 200 and subject_id !~ '[[:cntrl:]]'),
    constraint audit_entry_before_form check (jsonb_typeof(before) = 'object'),
    constraint audit_entry_after_form check (jsonb_typeof(after) = 'object'),
    constraint audit_entry_reason_line check (length(reason) <= 500 and reason !~ '[[:cntrl:]]'),
    constraint audit_entry_request_form check (request ~ '^[0-9a-z]{0,64}$'),
    constraint audit_entry_network_length check (length(network) <= 40),
    constraint audit_entry_hash_form check (hash ~ '^[0-9a-f]{64}$')
);
comment on table audit_entry is 'A decision of somebody who may more than others. Never changed, never deleted; what an account was called is not kept here.';
comment on column audit_entry.id is 'From 1, without gaps: a trigger gives it.';
comment on column audit_entry.actor_id is 'account.id of who decided, also when the account is gone: no foreign key. Null for the operator at the command line.';
comment on column audit_entry.action is 'Code of an AuditAction, such as role-changed.';
comment on column audit_entry.subject_kind is 'Of what subject_id is the id, such as account.';
comment on column audit_entry.subject_id is 'What it was about, also when that is gone: no foreign key.';
comment on column audit_entry.before is 'What was changed as it was before, by name; empty where nothing was.';
comment on column audit_entry.after is 'What was changed as it was after, by name; empty where nothing is left.';
comment on column audit_entry.reason is 'In the words of who decided; empty for what needs none.';
comment on column audit_entry.request is 'Id of the request, as the log of the node has it; empty at the command line.';
comment on column audit_entry.network is 'From which network, as 203.0.113.x; empty at the command line.';
comment on column audit_entry.hash is 'SHA-256 of this entry and the hash of the one before: a trigger makes it.';
create index audit_entry_by_actor on audit_entry (actor_id, id desc);
create index audit_entry_by_subject on audit_entry (subject_kind, subject_id, id desc);
create index audit_entry_by_action on audit_entry (action, id desc);
create index audit_entry_by_time on audit_entry (happened_at);

create table audit_head (
    single boolean not null default true,
    id     bigint  not null,
    hash   text    not null,
    constraint audit_head_pk primary key (single),
    constraint audit_head_single check (single)
);
comment on table audit_head is 'The last entry: who adds one waits here until the one before is committed, so ids have no gaps. One row.';
insert into audit_head (id, hash) values (0, repeat('0', 64));

create function audit_hash(entry audit_entry, previous text) returns text language sql stable
set search_path = pg_catalog, public, pg_temp as $$
    select encode(sha256(convert_to(jsonb_build_array(previous, entry.id, extract(epoch from entry.happened_at), entry.actor_id,
        entry.action, entry.subject_kind, entry.subject_id, entry.before, entry.after, entry.reason, entry.request, entry.network
        )::text, 'UTF8')), 'hex')
$$;
comment on function audit_hash is 'SHA-256, in hexadecimal, of an entry without its hash, and of the hash of the one before it.';

create function audit_append() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
    last audit_head;
begin
    select * into strict last from audit_head for update;
    new.id := last.id + 1;
    new.hash := audit_hash(new, last.hash);
    update audit_head set id = new.id, hash = new.hash;
    return new;
end $$;

create function audit_refuse() returns trigger language plpgsql as $$
begin
    raise exception 'the audit log is only added to: % of % is refused', lower(tg_op), tg_table_name
        using errcode = 'insufficient_privilege';
end $$;

create function audit_advance() returns trigger language plpgsql as $$
begin
    if new.id <> old.id + 1 then
        raise exception 'the audit log is only added to: its end moves from % to %, not to %', old.id, old.id + 1, new.id
            using errcode = 'insufficient_privilege';
    end if;
    return new;
end $$;

create function audit_check(out entries bigint, out last_hash text, out broken bigint) language sql stable
set search_path = pg_catalog, public, pg_temp as $$
    with chain as (
        select e.id, e.hash, lag(e.id, 1, 0::bigint) over (order by e.id) as previous,
               audit_hash(e, lag(e.hash, 1, repeat('0', 64)) over (order by e.id)) as expected
        from audit_entry e),
    seen as (
        select count(*) as n, coalesce(max(id), 0) as last, min(id) filter (where hash <> expected or id <> previous + 1) as wrong
        from chain)
    select seen.n, head.hash,
           coalesce(seen.wrong,
                    case when seen.last <> head.id then least(seen.last, head.id) + 1 end,
                    case when seen.last > 0 and head.hash <> (select hash from audit_entry where id = seen.last) then seen.last end)
    from seen, audit_head head
$$;
comment on function audit_check is 'How many entries there are, the hash at the end, and the first that is missing or not as it was written; null where all are.';

revoke all on function audit_hash, audit_append, audit_refuse, audit_advance, audit_check from public;

create trigger audit_entry_append before insert on audit_entry for each row execute function audit_append();
create trigger audit_entry_refuse before update or delete or truncate on audit_entry for each statement execute function audit_refuse();
create trigger audit_head_refuse before insert or delete or truncate on audit_head for each statement execute function audit_refuse();
create trigger audit_head_advance before update on audit_head for each row execute function audit_advance();
alter table audit_entry enable always trigger audit_entry_append;
alter table audit_entry enable always trigger audit_entry_refuse;
alter table audit_head enable always trigger audit_head_refuse;
alter table audit_head enable always trigger audit_head_advance;
