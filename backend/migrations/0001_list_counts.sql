-- Keeps list_count up to date: one small update a statement, so a list knows its total at any size.
create function count_products() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into list_count (list, code, total)
      select 'product', code, -count(*) from old_rows, unnest(array['', root_code, category_code]) code
      where status = 2 group by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into list_count (list, code, total)
      select 'product', code, count(*) from new_rows, unnest(array['', root_code, category_code]) code
      where status = 2 group by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger product_inserted after insert on product
  referencing new table as new_rows for each statement execute function count_products();
--> statement-breakpoint
create trigger product_updated after update on product
  referencing old table as old_rows new table as new_rows for each statement execute function count_products();
--> statement-breakpoint
create trigger product_deleted after delete on product
  referencing old table as old_rows for each statement execute function count_products();
--> statement-breakpoint
create function count_exhibitors() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into list_count (list, code, total)
      select 'exhibitor', code, -count(*) from old_rows, unnest(array['', category_code]) code group by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into list_count (list, code, total)
      select 'exhibitor', code, count(*) from new_rows, unnest(array['', category_code]) code group by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger exhibitor_inserted after insert on exhibitor
  referencing new table as new_rows for each statement execute function count_exhibitors();
--> statement-breakpoint
create trigger exhibitor_updated after update on exhibitor
  referencing old table as old_rows new table as new_rows for each statement execute function count_exhibitors();
--> statement-breakpoint
create trigger exhibitor_deleted after delete on exhibitor
  referencing old table as old_rows for each statement execute function count_exhibitors();
