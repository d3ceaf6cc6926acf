CREATE TABLE "bulk_export_part" (
	"export_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "bulk_export_part_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
CREATE TABLE "bulk_export" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"partner_id" bigint NOT NULL,
	"types" text[] NOT NULL,
	"locale" text NOT NULL,
	"filter" text NOT NULL,
	"selection" text NOT NULL,
	"scopes" text[] NOT NULL,
	"cursor" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"type_index" integer DEFAULT 0 NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempt" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"delivery_id" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"url" text NOT NULL,
	"headers" jsonb NOT NULL,
	"status" integer,
	"response" text NOT NULL,
	"error" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"webhook_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"record_id" text NOT NULL,
	"reason" text,
	"merged_into" text,
	"changed_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"renderings" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"is_redelivery" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_feed" (
	"id" integer PRIMARY KEY NOT NULL,
	"cursor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"partner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"types" text[] NOT NULL,
	"operations" text[] NOT NULL,
	"record_ids" text[] NOT NULL,
	"selection" text NOT NULL,
	"locale" text NOT NULL,
	"scopes" text[] NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_ends_at" timestamp with time zone,
	"pause_reason" text,
	"paused_at" timestamp with time zone,
	"missed_after" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_success_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "feed_cursor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "feed_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "feed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bulk_export_part" ADD CONSTRAINT "bulk_export_part_export_id_bulk_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."bulk_export"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_export" ADD CONSTRAINT "bulk_export_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_id_webhook_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_delivery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_export_partner" ON "bulk_export" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "bulk_export_due" ON "bulk_export" USING btree ("due_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "bulk_export_expiry" ON "bulk_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "webhook_attempt_delivery" ON "webhook_attempt" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_newest" ON "webhook_delivery" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("webhook_id","state","due_at","id") WHERE state in ('new', 'ready');--> statement-breakpoint
CREATE INDEX "webhook_delivery_record" ON "webhook_delivery" USING btree ("webhook_id","type","record_id","id") WHERE state in ('new', 'ready');--> statement-breakpoint
CREATE INDEX "webhook_delivery_leased" ON "webhook_delivery" USING btree ("webhook_id","leased_until") WHERE leased_until is not null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_finished" ON "webhook_delivery" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "webhook_partner" ON "webhook" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "product_root_exhibitor" ON "product" USING btree ("root_code","exhibitor_id") WHERE status = 2;--> statement-breakpoint
CREATE INDEX "article_public_from" ON "article" USING btree ("public_from");