ALTER TABLE "product" ALTER COLUMN "id" SET DEFAULT nextval('record_id');--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "video_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "reject_reason_cn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "reject_reason_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "product_once" ON "product" USING btree ("exhibitor_id","fingerprint") WHERE fingerprint is not null;--> statement-breakpoint
CREATE INDEX "product_under_review" ON "product" USING btree ("submitted_at") WHERE status = 1;