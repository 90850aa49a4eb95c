-- Seeds whose fresh tests some node has made ahead, while it was idle: a submission takes one, and its judging need not wait.
-- Locks nothing that exists: new table only.

create table fresh_seed (
    package_version_id bigint      not null,
    seed               bigint      not null,
    made_at            timestamptz not null,
    constraint fresh_seed_pk primary key (package_version_id, seed),
    constraint fresh_seed_package_version_fk foreign key (package_version_id) references package_version (id)
);
comment on table fresh_seed is 'Seeds that wait for a submission; a row is gone once one has taken it, so each is used once.';
comment on column fresh_seed.made_at is 'When the tests were made; the oldest go first.';

do $$
begin
    if exists (select from pg_roles where rolname = 'grundy_judge') then
        grant select, insert, delete on fresh_seed to grundy_judge;
    end if;
end
$$;
