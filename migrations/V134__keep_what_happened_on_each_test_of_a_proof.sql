-- The report of a proof tells verdicts, times and messages; what the inputs, answers and wrong outputs were is kept beside it, cut short, so
-- that an admin sees what happened without a shell. It goes with its proof. Nodes of the release before send none.
-- Locks nothing that exists: new table, and a function that is replaced.

create table proof_test (
    proof_id bigint not null,
    test     text   not null,
    evidence jsonb  not null,
    constraint proof_test_pk primary key (proof_id, test),
    constraint proof_test_proof_fk foreign key (proof_id) references package_proof (id) on delete cascade
);
comment on table proof_test is 'What a proof saw of each test: how it was made, the beginnings of input and answer, and of outputs that were not accepted.';
comment on column proof_test.test is 'Its name, as in the report.';

create or replace function finish_proof(done work, result jsonb, moment timestamptz, share fair_share) returns void
language plpgsql as $$
declare
    told constant jsonb := finish_proof.result - 'evidence';
begin
    update package_proof
    set finished_at = moment, report = told, green = cast(told ->> 'green' as boolean), content_hash = told ->> 'hash'
    where id = done.subject;
    if not found then
        return;
    end if;
    insert into proof_test (proof_id, test, evidence)
    select done.subject, seen.key, seen.value from jsonb_each(finish_proof.result -> 'evidence') seen;
    if cast(told ->> 'green' as boolean) then
        perform remember_agreement(told ->> 'hash', told -> 'rules', moment);
    end if;
end
$$;
