-- Repetitions: the nodes remember the due problems of each person.
-- Locks nothing for long: a function and triggers are replaced.

create or replace function tell_practised() returns trigger language plpgsql as $$
begin
    perform pg_notify('practised', new.account_id::text);
    return null;
end
$$;
comment on function tell_practised is 'Tells every node whose repetitions may have changed.';

create or replace trigger judging_is_practice after insert or update of verdict, live on judging for each row
    when (new.live and new.verdict is not null) execute function tell_practised();
create or replace trigger hand_answer_is_practice after insert or update of outcome on hand_answer for each row
    when (new.outcome is not null) execute function tell_practised();
create or replace trigger hand_sitting_is_practice after update of shown_at on hand_sitting for each row
    when (new.shown_at is not null) execute function tell_practised();

revoke all on function tell_practised from public;
