CREATE SEQUENCE "public"."change_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "change_log" (
	"id" integer PRIMARY KEY NOT NULL,
	"era" text NOT NULL,
	"removed_xid" bigint DEFAULT '0' NOT NULL,
	"removed_id" bigint DEFAULT '0' NOT NULL,
	"news_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "change_mark" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL,
	"xid" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change" (
	"xid" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"id" bigint DEFAULT nextval('change_id') NOT NULL,
	"type" text NOT NULL,
	"record_id" text NOT NULL,
	"reason" text,
	"merged_into" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "change_xid_id_pk" PRIMARY KEY("xid","id")
);
--> statement-breakpoint
CREATE INDEX "change_type" ON "change" USING btree ("type","xid","id");--> statement-breakpoint
-- The log of what has happened to public records, written in the transaction of each change and once for each statement.
-- An update is a change where one of the named columns has another value; these are what public calls read of a record.
-- `public` says whether everybody may read a row `r`. What takes a record off the site says why by `wirefair.removal_reason`
-- (removal.ts), and loading an empty installation switches the log off.
do $migration$
declare
  one record;
begin
  for one in select * from (values
    ('exhibitor', 'exhibitor', 'id', 'true', array['name_cn', 'name_en', 'description_cn', 'description_en', 'address_cn',
      'address_en', 'booth_number', 'website', 'country', 'category_code', 'tags_cn', 'tags_en', 'logo_url', 'external_id',
      'created_at', 'updated_at']),
    ('product', 'product', 'id', 'r.status = 2', array['exhibitor_id', 'title_cn', 'title_en', 'brief_cn', 'brief_en',
      'description_cn', 'description_en', 'category_code', 'tags_cn', 'tags_en', 'image_url', 'video_url', 'external_id',
      'created_at', 'updated_at', 'reviewed_at']),
    ('buyer_post', 'post', 'id', 'r.status = 2', array['publisher', 'publish_type', 'purchase_types', 'content_cn',
      'content_en', 'quantity_cn', 'quantity_en', 'cover_image', 'applicant_count', 'created_at', 'updated_at', 'reviewed_at']),
    ('video', 'video', 'id', 'true', array['exhibitor_id', 'title_cn', 'title_en', 'content_cn', 'content_en', 'cover_image',
      'video_url', 'created_at']),
    ('article', 'news', 'id', 'r.state = ''published''', array['kind', 'exhibitor_id', 'title_cn', 'title_en',
      'description_cn', 'description_en', 'content_cn', 'content_en', 'cover_image', 'link', 'public_from', 'created_at',
      'updated_at']),
    ('event', 'event', 'id', 'true', array['code', 'title_cn', 'title_en', 'cover_image', 'cover_alt_cn', 'cover_alt_en',
      'description_cn', 'description_en', 'venue_cn', 'venue_en', 'sign_up_kind', 'sign_up_url_cn', 'sign_up_url_en',
      'updated_at']),
    ('category', 'category', 'code', 'true', array['parent_code', 'name_cn', 'name_en', 'rank'])
  ) as logged (tab, type, key, public, columns) loop
    execute format($template$
      create function log_%1$s() returns trigger language plpgsql as $body$
      begin
        if current_setting('wirefair.change_log', true) = 'off' then
          return null;
        end if;
        if tg_op = 'INSERT' then
          insert into change (type, record_id)
            select %2$L, r.%3$I from new_rows r where %4$s;
        elsif tg_op = 'DELETE' then
          insert into change (type, record_id, reason, merged_into)
            select %2$L, r.%3$I, coalesce(nullif(current_setting('wirefair.removal_reason', true), ''), 'DELETED'),
              nullif(current_setting('wirefair.merged_into', true), '')
            from old_rows r where %4$s;
        else
          insert into change (type, record_id, reason)
            select %2$L, r.%3$I, case when not %4$s then 'WITHDRAWN' end
            from new_rows r join old_rows o on o.%3$I = r.%3$I
            where (%5$s and not %4$s) or (%4$s and (not %5$s or (%6$s) is distinct from (%7$s)));
        end if;
        return null;
      end $body$
    $template$,
      one.tab, one.type, one.key, '(' || one.public || ')', '(' || replace(one.public, 'r.', 'o.') || ')',
      (select string_agg('r.' || quote_ident(name), ', ') from unnest(one.columns) as name),
      (select string_agg('o.' || quote_ident(name), ', ') from unnest(one.columns) as name));
    execute format('create trigger log_inserted after insert on %1$I
      referencing new table as new_rows for each statement execute function log_%1$s()', one.tab);
    execute format('create trigger log_updated after update on %1$I
      referencing old table as old_rows new table as new_rows for each statement execute function log_%1$s()', one.tab);
    execute format('create trigger log_deleted after delete on %1$I
      referencing old table as old_rows for each statement execute function log_%1$s()', one.tab);
  end loop;
end $migration$;
--> statement-breakpoint
-- Sessions are part of their event. Those that go with it leave no entry of their own.
create function log_event_meeting() returns trigger language plpgsql as $$
begin
  if current_setting('wirefair.change_log', true) = 'off' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into change (type, record_id) select distinct 'event', r.event_id from new_rows r;
  elsif tg_op = 'DELETE' then
    insert into change (type, record_id)
      select distinct 'event', o.event_id from old_rows o where exists (select 1 from event where event.id = o.event_id);
  else
    insert into change (type, record_id)
      select distinct 'event', part.event_id
      from new_rows r join old_rows o on o.id = r.id, lateral (values (r.event_id), (o.event_id)) as part (event_id)
      where r is distinct from o;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger log_inserted after insert on event_meeting
  referencing new table as new_rows for each statement execute function log_event_meeting();
--> statement-breakpoint
create trigger log_updated after update on event_meeting
  referencing old table as old_rows new table as new_rows for each statement execute function log_event_meeting();
--> statement-breakpoint
create trigger log_deleted after delete on event_meeting
  referencing old table as old_rows for each statement execute function log_event_meeting();
--> statement-breakpoint
-- Public calls read the log too (migration 0002).
create trigger tell_public_change after insert or update or delete or truncate on change
  for each statement execute function tell_public_change();
--> statement-breakpoint
create trigger tell_public_change after insert or update or delete or truncate on change_log
  for each statement execute function tell_public_change();
