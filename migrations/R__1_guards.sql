-- Rows that may not change any more refuse it. schema_needs() says which releases the schema works with.
-- Locks submission, package_version, publication, judging, finding and hand_answer against writing, in the order in which a
-- submission takes them, for the moment in which their triggers are replaced.

create or replace function schema_needs() returns integer language sql immutable as 'select 182';
comment on function schema_needs is 'The number of the migration that a release has to know to work on this schema; nodes of older ones end with a word about it.';

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
    -- Who sent it may become part of another account.
    if tg_table_name = 'submission' then
        if new.account_id <> old.account_id and has_merged(old.account_id, new.account_id) then
            old.account_id := new.account_id;
            if new is not distinct from old then
                return new;
            end if;
        end if;
    end if;
    raise exception '% is immutable: write a new row instead of changing row %', tg_table_name, old.id;
end
$$;
create or replace trigger submission_is_immutable before update on submission for each row execute function refuse_change();
create or replace trigger package_version_is_immutable before update on package_version for each row execute function refuse_change();
create or replace trigger publication_is_immutable before update or delete on publication for each row execute function refuse_change();

-- Finished judgings stay as they are, but for being the one that counts, having their details forgotten, once and whole, and for
-- whose they are where two accounts become one.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
    -- A rejudge makes the judging that counted one of the past; the adoption of a shadow the other way round.
    if tg_table_name = 'judging' then
        old.live := new.live;
        if old.emptied_at is null and new.emptied_at is not null and num_nonnulls(new.tests, new.compilation, new.first_failure) = 0 then
            old.emptied_at := new.emptied_at;
            old.tests := null;
            old.compilation := null;
            old.first_failure := null;
        end if;
    -- Of two who sent the same program one may leave: what was found for it stays with the other.
    elsif tg_table_name = 'finding' then
        old.submission_id := new.submission_id;
    end if;
    if tg_table_name in ('judging', 'hand_answer') then
        if new.account_id <> old.account_id and has_merged(old.account_id, new.account_id) then
            old.account_id := new.account_id;
        end if;
    end if;
    if new is distinct from old then
        raise exception '% % is finished and stays as it is: queue another instead', tg_table_name, old.id;
    end if;
    return new;
end
$$;
create or replace trigger judging_stays_as_finished before update on judging
    for each row when (old.verdict is not null or old.aborted_at is not null) execute function refuse_rewriting();
create or replace trigger finding_stays_as_finished before update on finding
    for each row when (old.finished_at is not null) execute function refuse_rewriting();
create or replace trigger hand_answer_stays_as_checked before update on hand_answer
    for each row when (old.outcome is not null) execute function refuse_rewriting();
