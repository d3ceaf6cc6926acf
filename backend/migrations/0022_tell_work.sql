-- Tells all processes of the service, when the transaction is committed, that rows of a table of work have changed: periodic
-- jobs sleep until then (repeatedly.ts). The tables are those that jobs name (test/wakes.test.ts). A statement that changes
-- no row tells nothing: the jobs themselves make such statements when they look for work.
create function tell_work() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    perform pg_notify('wirefair_live', json_build_object('topic', 'work', 'table', tg_table_name)::text);
  end if;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  one text;
begin
  foreach one in array array[
    'article', 'change', 'content_draft', 'job', 'outgoing_message', 'review_claim', 'review_hold', 'review_step', 'webhook', 'webhook_delivery'
  ] loop
    execute format(
      'create trigger tell_work_inserted after insert on %I referencing new table as changed
       for each statement execute function tell_work()',
      one);
    execute format(
      'create trigger tell_work_updated after update on %I referencing new table as changed
       for each statement execute function tell_work()',
      one);
    execute format(
      'create trigger tell_work_deleted after delete on %I referencing old table as changed
       for each statement execute function tell_work()',
      one);
  end loop;
end $$;
