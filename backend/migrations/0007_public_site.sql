CREATE TABLE "document" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"kind" text NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"summary_cn" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"file_url_cn" text DEFAULT '' NOT NULL,
	"file_url_en" text DEFAULT '' NOT NULL,
	"link_cn" text DEFAULT '' NOT NULL,
	"link_en" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_step" (
	"number" integer PRIMARY KEY NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"text_cn" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotel" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"stars" integer NOT NULL,
	"address_cn" text DEFAULT '' NOT NULL,
	"address_en" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	"shuttle_cn" text DEFAULT '' NOT NULL,
	"shuttle_en" text DEFAULT '' NOT NULL,
	"distance_metres" integer NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_block" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"section" text NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"content_cn" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"image_cn" text DEFAULT '' NOT NULL,
	"image_en" text DEFAULT '' NOT NULL,
	"image_alt_cn" text DEFAULT '' NOT NULL,
	"image_alt_en" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_card" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"group_number" integer NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"company_cn" text DEFAULT '' NOT NULL,
	"company_en" text DEFAULT '' NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"qrcode" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linkage" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"type" integer,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"company_cn" text DEFAULT '' NOT NULL,
	"company_en" text DEFAULT '' NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"qrcode" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_registration" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"event_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"code" text NOT NULL,
	"form_id" bigint,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"cover_image" text DEFAULT '' NOT NULL,
	"cover_alt_cn" text DEFAULT '' NOT NULL,
	"cover_alt_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"venue_cn" text DEFAULT '' NOT NULL,
	"venue_en" text DEFAULT '' NOT NULL,
	"sign_up_kind" text DEFAULT 'hidden' NOT NULL,
	"sign_up_url_cn" text DEFAULT '' NOT NULL,
	"sign_up_url_en" text DEFAULT '' NOT NULL,
	"seats" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_episode" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"rank" integer NOT NULL,
	"live_type" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"cover_image" text DEFAULT '' NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_meeting" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"event_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"author_cn" text DEFAULT '' NOT NULL,
	"author_en" text DEFAULT '' NOT NULL,
	"room_cn" text DEFAULT '' NOT NULL,
	"room_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "overseas_fair" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"location_cn" text DEFAULT '' NOT NULL,
	"location_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"cover_image" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_field" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"form_id" bigint NOT NULL,
	"rank" integer NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"field_type" text NOT NULL,
	"default_value" text DEFAULT '' NOT NULL,
	"default_value_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_form" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_form_id_sign_up_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."sign_up_form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_meeting" ADD CONSTRAINT "event_meeting_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_field" ADD CONSTRAINT "sign_up_field_form_id_sign_up_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."sign_up_form"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_kind_rank" ON "document" USING btree ("kind","rank");--> statement-breakpoint
CREATE INDEX "document_search" ON "document" USING gin ("search");--> statement-breakpoint
CREATE INDEX "document_names" ON "document" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE INDEX "page_block_section" ON "page_block" USING btree ("section","rank");--> statement-breakpoint
CREATE INDEX "contact_card_group" ON "contact_card" USING btree ("group_number","rank");--> statement-breakpoint
CREATE INDEX "linkage_type" ON "linkage" USING btree ("type","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registration_once" ON "event_registration" USING btree ("event_id","account_id");--> statement-breakpoint
CREATE INDEX "event_registration_newest" ON "event_registration" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "event_code" ON "event" USING btree ("code");--> statement-breakpoint
CREATE INDEX "event_meeting_event" ON "event_meeting" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE INDEX "sign_up_field_form" ON "sign_up_field" USING btree ("form_id","rank");--> statement-breakpoint
CREATE INDEX "article_show_newest" ON "article" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE kind <> 'exhibitor';--> statement-breakpoint
CREATE INDEX "article_show_search" ON "article" USING gin ("search") WHERE kind <> 'exhibitor';--> statement-breakpoint
-- Search vectors are read with their rows: see 0003.
ALTER TABLE "document" ALTER COLUMN "search" SET STORAGE MAIN;
