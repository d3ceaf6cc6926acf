-- A product may have no category ('') now, and would have counted twice or thrice in ''. Counts are written in the
-- order of their codes, '' first: of two who change several, one waits for the other instead of both for each other.
create or replace function count_products() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into list_count (list, code, total)
      select 'product', code, -count(*)
      from old_rows, lateral (select distinct unnest(array['', root_code, category_code]) as code) codes
      where status = 2 group by code order by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into list_count (list, code, total)
      select 'product', code, count(*)
      from new_rows, lateral (select distinct unnest(array['', root_code, category_code]) as code) codes
      where status = 2 group by code order by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_exhibitors() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into list_count (list, code, total)
      select 'exhibitor', code, -count(*) from old_rows, unnest(array['', category_code]) code
      group by code order by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into list_count (list, code, total)
      select 'exhibitor', code, count(*) from new_rows, unnest(array['', category_code]) code
      group by code order by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  return null;
end $$;
