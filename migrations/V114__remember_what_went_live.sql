-- Problems go live from the packages' directory and from the studio: which version did when, by whom and from where, a history that is only
-- added to. The directory takes a problem over only with content that it has not offered last, or it would take back at each start what
-- was published in the studio.
-- Adds two columns to problem that rewrite nothing, locks it for a moment, and writes each of its few rows once.

alter table problem
    add column live_origin text not null default 'directory',
    add column offered_hash text;
alter table problem
    add constraint problem_live_origin_known check (live_origin in ('directory', 'studio', 'history')),
    add constraint problem_offered_hash_form check (offered_hash ~ '^[0-9a-f]{64}$');
comment on column problem.live_origin is 'From where the live version was made live: directory, studio, or history (an older version made live again). Only what the directory made live goes when its package is gone.';
comment on column problem.offered_hash is 'Content of the package that the directory offered last, live or not; null if it never offered one.';

update problem p set offered_hash = v.content_hash from package_version v where v.id = p.live_version_id;

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

-- What was live before this release, as far as it is known: each version from when it was made, the live one last.
insert into publication (problem_id, package_version_id, published_at, origin, reason)
select v.problem_id, v.id, v.created_at, 'directory', ''
from package_version v join problem p on p.id = v.problem_id
order by v.id = p.live_version_id, v.created_at, v.id;

create trigger publication_is_immutable before update or delete on publication for each row execute function refuse_change();
