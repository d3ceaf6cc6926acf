CREATE TABLE "ad_catalogue_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"type" text NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"price_fen" integer NOT NULL,
	"unit_cn" text DEFAULT '' NOT NULL,
	"unit_en" text DEFAULT '' NOT NULL,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_request_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"request_id" bigint NOT NULL,
	"catalogue_id" bigint,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"price_fen" integer NOT NULL,
	"unit_cn" text DEFAULT '' NOT NULL,
	"unit_en" text DEFAULT '' NOT NULL,
	"amount" integer NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_request" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"account_id" bigint,
	"language" text DEFAULT 'ZH' NOT NULL,
	"type" text NOT NULL,
	"attachment" text DEFAULT '' NOT NULL,
	"attachment_name" text DEFAULT '' NOT NULL,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotion_article" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"language" text NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"image_url" text NOT NULL,
	"content_cn" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"files" jsonb NOT NULL,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exhibitor_badge" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"account_id" bigint,
	"language" text DEFAULT 'ZH' NOT NULL,
	"name" text NOT NULL,
	"card_type" text NOT NULL,
	"card_number" text NOT NULL,
	"card_image" text DEFAULT '' NOT NULL,
	"company_name" text NOT NULL,
	"position" text NOT NULL,
	"phone" text NOT NULL,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exhibitor_billing" (
	"exhibitor_id" bigint PRIMARY KEY NOT NULL,
	"tax_id" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_entry" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"language" text NOT NULL,
	"company_cn" text DEFAULT '' NOT NULL,
	"company_en" text DEFAULT '' NOT NULL,
	"company_address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"fax" text DEFAULT '' NOT NULL,
	"web_site" text DEFAULT '' NOT NULL,
	"content_cn" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"classify" text[] NOT NULL,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_request_item" ADD CONSTRAINT "ad_request_item_request_id_ad_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."ad_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_request_item" ADD CONSTRAINT "ad_request_item_catalogue_id_ad_catalogue_item_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."ad_catalogue_item"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_request" ADD CONSTRAINT "ad_request_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_article" ADD CONSTRAINT "promotion_article_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_badge" ADD CONSTRAINT "exhibitor_badge_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_billing" ADD CONSTRAINT "exhibitor_billing_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_catalogue_item_type" ON "ad_catalogue_item" USING btree ("type","rank");--> statement-breakpoint
CREATE INDEX "ad_request_item_request" ON "ad_request_item" USING btree ("request_id","rank");--> statement-breakpoint
CREATE INDEX "ad_request_owner" ON "ad_request" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ad_request_under_review" ON "ad_request" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "promotion_article_company" ON "promotion_article" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_article_once" ON "promotion_article" USING btree ("exhibitor_id","fingerprint");--> statement-breakpoint
CREATE INDEX "promotion_article_under_review" ON "promotion_article" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "exhibitor_badge_owner" ON "exhibitor_badge" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "exhibitor_badge_once" ON "exhibitor_badge" USING btree ("exhibitor_id","card_type","card_number");--> statement-breakpoint
CREATE INDEX "exhibitor_badge_under_review" ON "exhibitor_badge" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entry_company" ON "journal_entry" USING btree ("exhibitor_id");--> statement-breakpoint
CREATE INDEX "journal_entry_under_review" ON "journal_entry" USING btree ("submitted_at") WHERE status = 1;