-- The right to a tier, from one instant until another. Nothing needs to run when a right ends: every request asks.
-- Locks nothing that exists: new table only.

create table entitlement (
    id          bigint generated always as identity,
    account_id  bigint      not null,
    tier        text        not null,
    valid_from  timestamptz not null,
    valid_until timestamptz not null,
    source      text        not null,
    granted_at  timestamptz not null,
    constraint entitlement_pk primary key (id),
    constraint entitlement_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint entitlement_tier_known check (tier in ('basic', 'pro')),
    constraint entitlement_source_known check (source in ('grant')),
    constraint entitlement_ends_after_start check (valid_until >= valid_from)
);
comment on table entitlement is 'The right to a tier; an account without one has the free tier.';
comment on column entitlement.valid_from is 'First instant of the right.';
comment on column entitlement.valid_until is 'First instant after the right; infinity for one without end. Revoking moves it to now.';
comment on column entitlement.source is 'grant: given by an operator.';

create index entitlement_by_account on entitlement (account_id, valid_until);
