-- The lanes that functions of the database put work into by themselves, by the names of Java's enum Lane.
-- Of a file of its own, and early by its name: the functions that call these never run without them. Locks nothing: functions are replaced.

create or replace function lane_after_verdict() returns smallint language sql immutable parallel safe as 'select cast(7 as smallint)';
comment on function lane_after_verdict is 'The lane of what changes no verdict, and which goes last.';

revoke all on function lane_after_verdict from public;
