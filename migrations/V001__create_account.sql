-- The people. Everything that belongs to a person refers to this table.
-- Locks nothing that exists: new table only.

create table account (
    id                   bigint generated always as identity,
    name                 text        not null,
    password_hash        text        not null,
    role                 text        not null,
    must_change_password boolean     not null,
    created_at           timestamptz not null,
    constraint account_pk primary key (id),
    constraint account_name_form check (name ~ '^[A-Za-z][A-Za-z0-9_-]{2,19}$'),
    constraint account_role_known check (role in ('user', 'admin'))
);
comment on table account is 'A person who can sign in.';
comment on column account.name is 'As the person writes it; unique without regard to case.';
comment on column account.password_hash is 'bcrypt in modular crypt format: carries its own salt and cost.';
comment on column account.role is 'user or admin.';
comment on column account.must_change_password is 'True while the password is one that somebody else has seen.';

create unique index account_name_unique on account (lower(name));
