-- On how many games the solvers of a package agree with its rules, as its last green proof found: problem pages tell it. Proofs are
-- forgotten after a time, this is not.
-- Locks nothing that exists: new table only.

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
comment on table rules_agreement is 'On how many games all solvers of a package answer what follows from its rules; from the last green proof.';
comment on column rules_agreement.content_hash is 'Of the package''s files, as package_version has it.';
comment on column rules_agreement.enumerated is 'How many of those games are all of a kind; 0 where the package enumerates none.';
comment on column rules_agreement.enumerated_are is 'What those are, in words that follow a number; in enumerated_german in the dative.';
comment on column rules_agreement.others is 'Samples and random games.';
comment on column rules_agreement.solvers is 'Accepted submissions that were tried on all of them.';

create function remember_agreement(hash text, rules jsonb, moment timestamptz) returns void language sql as $$
    insert into rules_agreement (content_hash, proved_at, enumerated, enumerated_are, enumerated_german, others, solvers)
    select hash, moment, cast(rules ->> 'enumerated' as integer), coalesce(nullif(rules ->> 'of', ''), 'games'),
           coalesce(nullif(rules ->> 'of_german', ''), nullif(rules ->> 'of', ''), 'Spielen'),
           cast(rules ->> 'others' as integer), cast(rules ->> 'solvers' as integer)
    where jsonb_typeof(rules) = 'object' and hash is not null
    on conflict (content_hash) do update
    set proved_at = excluded.proved_at, enumerated = excluded.enumerated, enumerated_are = excluded.enumerated_are,
        enumerated_german = excluded.enumerated_german, others = excluded.others, solvers = excluded.solvers
$$;

create or replace function finish_proof(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
begin
    update package_proof
    set finished_at = moment, report = finish_proof.result, green = cast(finish_proof.result ->> 'green' as boolean),
        content_hash = finish_proof.result ->> 'hash'
    where id = done.subject;
    if found and cast(finish_proof.result ->> 'green' as boolean) then
        perform remember_agreement(finish_proof.result ->> 'hash', finish_proof.result -> 'rules', moment);
    end if;
end
$$;

revoke all on function remember_agreement(text, jsonb, timestamptz) from public;

select remember_agreement(content_hash, report -> 'rules', finished_at) from package_proof where green order by finished_at;
