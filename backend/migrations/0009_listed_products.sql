CREATE TABLE "listed_product" (
	"id" bigint NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"root_code" text NOT NULL,
	"category_code" text NOT NULL,
	"country" text NOT NULL,
	"hall" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"names" "tsvector"
);
--> statement-breakpoint
-- From here on statements that drizzle-kit does not write, and its indexes, which are made when the table has been filled.

-- Texts stay in the page of their record too. The search vector alone fills the two kilobytes that a row has by default, so
-- that each of the eight or nine texts lay in the TOAST table, four pages for each. Rows that are there are laid out so when
-- they are written again, or by `vacuum full product` and `vacuum full exhibitor`.
ALTER TABLE "product" SET (toast_tuple_target = 8160);--> statement-breakpoint
ALTER TABLE "exhibitor" SET (toast_tuple_target = 8160);
--> statement-breakpoint
-- A public product as lists and searches read it. `hall` and `names` as the table's description in listed-tables.ts says.
create view listing_of_product as
  select p.id, p.exhibitor_id, p.root_code, p.category_code, e.country,
    left(split_part(e.booth_number, '-', 1), 40) as hall, p.created_at,
    greatest(p.updated_at, p.reviewed_at) as changed_at,
    case when pg_column_size(strip(ts_filter(p.search, '{a}'))) <= 2000 then strip(ts_filter(p.search, '{a}')) end as names
  from product p join exhibitor e on e.id = p.exhibitor_id
  where p.status = 2;
--> statement-breakpoint
ALTER TABLE "listed_product" ALTER COLUMN "names" SET STORAGE MAIN;
--> statement-breakpoint
-- Walks along an index read the table where a page has been written since it was vacuumed last.
ALTER TABLE "listed_product" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
-- Filled and indexed while others still write products (7 s for a million). What they write meanwhile stands in the log of
-- changes from this transaction on, and is caught up with when the triggers stand.
select set_config('wirefair.listed_from', pg_snapshot_xmin(pg_current_snapshot())::text, true);
--> statement-breakpoint
insert into listed_product select * from listing_of_product order by created_at, id;
--> statement-breakpoint
-- Indexes that lists are walked along or filtered by have all that they are filtered and sorted by, so that no page of the
-- table is read.
ALTER TABLE "listed_product" ADD PRIMARY KEY ("id") INCLUDE ("root_code", "category_code", "country", "hall", "changed_at");--> statement-breakpoint
CREATE INDEX "listed_product_newest" ON "listed_product" ("created_at" DESC, "id" DESC) INCLUDE ("root_code", "category_code", "country", "hall", "changed_at", "names");--> statement-breakpoint
CREATE INDEX "listed_product_category_newest" ON "listed_product" ("category_code", "created_at" DESC, "id" DESC) INCLUDE ("country", "hall", "changed_at", "names");--> statement-breakpoint
CREATE INDEX "listed_product_changed" ON "listed_product" ("changed_at", "id") INCLUDE ("root_code", "category_code", "country", "hall");--> statement-breakpoint
CREATE INDEX "listed_product_exhibitor" ON "listed_product" USING btree ("exhibitor_id");--> statement-breakpoint
CREATE INDEX "listed_product_country" ON "listed_product" ("country", "hall", "root_code", "category_code") INCLUDE ("id", "created_at", "changed_at");--> statement-breakpoint
CREATE INDEX "listed_product_hall" ON "listed_product" ("hall", "root_code", "category_code") INCLUDE ("country", "id", "created_at", "changed_at");--> statement-breakpoint
CREATE INDEX "listed_product_names" ON "listed_product" USING gin ("names");--> statement-breakpoint
CREATE INDEX "listed_product_unnamed" ON "listed_product" USING btree ("id") WHERE names is null;--> statement-breakpoint
-- Halls belong to categories, and categories to countries a little: without this the planner takes them for independent.
create statistics listed_product_places (mcv) on root_code, country, hall from listed_product;
--> statement-breakpoint
alter statistics listed_product_places set statistics 500;
--> statement-breakpoint
analyze listed_product;
--> statement-breakpoint
CREATE INDEX "exhibitor_country_category" ON "exhibitor" USING btree ("country","category_code",split_part("booth_number", '-', 1));--> statement-breakpoint
CREATE INDEX "exhibitor_hall_category" ON "exhibitor" USING btree (split_part("booth_number", '-', 1),"category_code");
--> statement-breakpoint
-- A product that becomes public takes its company's country and hall. Of two transactions, one that moves a company and one
-- that publishes a product of it, the later waits for the earlier here, and sees what it wrote. Companies share 64 locks (any
-- numbers that nothing else uses): a transaction may write more companies than PostgreSQL has locks.
create function lock_listed_companies(companies bigint[], is_moving boolean) returns void language plpgsql as $$
declare
  lock bigint;
begin
  for lock in select distinct 7301926000 + company % 64 from unnest(companies) company order by 1 loop
    if is_moving then
      perform pg_advisory_xact_lock(lock);
    else
      perform pg_advisory_xact_lock_shared(lock);
    end if;
  end loop;
end $$;
--> statement-breakpoint
create function list_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform lock_listed_companies(array(select distinct r.exhibitor_id from new_rows r where r.status = 2), false);
    insert into listed_product select * from listing_of_product where id in (select r.id from new_rows r where r.status = 2);
  elsif tg_op = 'DELETE' then
    delete from listed_product l using old_rows o where l.id = o.id;
  else
    delete from listed_product l using new_rows r, old_rows o
      where l.id = r.id and o.id = r.id and (r.status <> 2 or r.exhibitor_id <> o.exhibitor_id);
    perform lock_listed_companies(array(
      select distinct r.exhibitor_id from new_rows r join old_rows o on o.id = r.id
      where r.status = 2 and (o.status <> 2 or o.exhibitor_id <> r.exhibitor_id)), false);
    insert into listed_product select * from listing_of_product where id in (
      select r.id from new_rows r join old_rows o on o.id = r.id
      where r.status = 2 and (o.status <> 2 or o.exhibitor_id <> r.exhibitor_id));
    update listed_product l
      set (root_code, category_code, created_at, changed_at, names) =
        (v.root_code, v.category_code, v.created_at, v.changed_at, v.names)
      from listing_of_product v
      where l.id = v.id and v.id in (
        select r.id from new_rows r join old_rows o on o.id = r.id
        where r.status = 2 and (r.category_code, r.created_at, r.updated_at, r.reviewed_at, r.search)
          is distinct from (o.category_code, o.created_at, o.updated_at, o.reviewed_at, o.search))
      and (l.root_code, l.category_code, l.created_at, l.changed_at, l.names)
        is distinct from (v.root_code, v.category_code, v.created_at, v.changed_at, v.names);
  end if;
  return null;
end $$;
--> statement-breakpoint
create function list_products_of_exhibitors() returns trigger language plpgsql as $$
begin
  perform lock_listed_companies(array(
    select r.id from new_rows r join old_rows o on o.id = r.id
    where (r.country, r.booth_number) is distinct from (o.country, o.booth_number)), true);
  update listed_product l set country = r.country, hall = left(split_part(r.booth_number, '-', 1), 40)
    from new_rows r join old_rows o on o.id = r.id
    where l.exhibitor_id = r.id and (r.country, r.booth_number) is distinct from (o.country, o.booth_number);
  return null;
end $$;
--> statement-breakpoint
create trigger list_inserted after insert on product
  referencing new table as new_rows for each statement execute function list_products();
--> statement-breakpoint
create trigger list_updated after update on product
  referencing old table as old_rows new table as new_rows for each statement execute function list_products();
--> statement-breakpoint
create trigger list_deleted after delete on product
  referencing old table as old_rows for each statement execute function list_products();
--> statement-breakpoint
create trigger list_updated after update on exhibitor
  referencing old table as old_rows new table as new_rows for each statement execute function list_products_of_exhibitors();
--> statement-breakpoint
-- No other transaction writes products and exhibitors any more until this one ends.
create temporary table listed_late on commit drop as
  select c.record_id::bigint as id from change c
  where c.xid >= current_setting('wirefair.listed_from')::bigint and c.type = 'product'
  union
  select p.id from change c join product p on p.exhibitor_id = c.record_id::bigint
  where c.xid >= current_setting('wirefair.listed_from')::bigint and c.type = 'exhibitor';
--> statement-breakpoint
delete from listed_product where id in (select id from listed_late);
--> statement-breakpoint
insert into listed_product select * from listing_of_product where id in (select id from listed_late);
