-- The catalogue: what people may solve, and every version of its package. A judge node needs no files but the archive here.
-- Locks nothing that exists: new tables only.

create table problem (
    id              bigint generated always as identity,
    problem_key     text        not null,
    display_id      text        not null collate "C",
    slug            text        not null collate "C",
    title           text        not null,
    summary         text        not null,
    difficulty      text,
    difficulty_score smallint   not null,
    topics          text[]      not null,
    tags            text[]      not null,
    premium         boolean     not null,
    tier            text        not null,
    published       boolean     not null,
    live_version_id bigint,
    created_at      timestamptz not null,
    updated_at      timestamptz not null,
    constraint problem_pk primary key (id),
    constraint problem_key_unique unique (problem_key),
    constraint problem_display_id_unique unique (display_id),
    constraint problem_slug_unique unique (slug),
    constraint problem_difficulty_known check (difficulty in ('Easy', 'Medium', 'Hard')),
    constraint problem_difficulty_score_range check (difficulty_score between 0 and 100),
    constraint problem_tier_known check (tier in ('free', 'basic', 'pro')),
    constraint problem_published_has_version check (not published or live_version_id is not null)
);
comment on table problem is 'What a person solves, as its live package version describes it; solving it is judged by that version.';
comment on column problem.problem_key is 'The author''s own identifier, problem_id in the front matter.';
comment on column problem.summary is 'The teaser, shown also to people without the tier; may be empty.';
comment on column problem.difficulty is 'Easy, Medium or Hard; null where the package says nothing of it.';
comment on column problem.difficulty_score is '0 (easiest) to 100.';
comment on column problem.tier is 'Lowest tier that may read and submit: free, basic, pro.';
comment on column problem.published is 'False when its package is gone: kept for the submissions, listed nowhere.';

create table package_version (
    id           bigint generated always as identity,
    problem_id   bigint      not null,
    number       integer     not null,
    content_hash text        not null,
    archive      bytea       not null,
    created_at   timestamptz not null,
    constraint package_version_pk primary key (id),
    constraint package_version_problem_fk foreign key (problem_id) references problem (id),
    constraint package_version_number_unique unique (problem_id, number),
    constraint package_version_number_positive check (number > 0),
    constraint package_version_content_unique unique (problem_id, content_hash),
    constraint package_version_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$')
);
comment on table package_version is 'One state of a problem''s package, never changed once written.';
comment on column package_version.number is '1, 2, … within the problem.';
comment on column package_version.content_hash is 'SHA-256 over the names and contents of the package''s files, in hexadecimal.';
comment on column package_version.archive is 'The package''s files as a zip.';

-- A zip does not compress again: stored apart, uncompressed, and read without unpacking.
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
